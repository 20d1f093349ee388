import { runInThisContext } from 'node:vm';
import type { Runtime } from '../shared/rules/runtime.ts';

/**
 * Runs a compiled script in this process; the browser imports the very same text as a module.
 * The text comes from our own compiler only.
 */
export function loadScript<T>(script: string, runtime: Runtime, name: string): T {
  const factory: unknown = runInThisContext(
    `(${script.replace(/^export default /, '').replace(/;\s*$/, '')})`,
    {
      filename: `definitions/${name}.js`,
    },
  );
  // The compiler's output is a function of the runtime by construction.
  return (factory as (rt: Runtime) => T)(runtime);
}
