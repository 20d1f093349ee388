import type { FlowScript, FormScript } from '../../../shared/form-script.ts';
import { useScript } from './use-script.ts';

/** A form's definition, see {@link useScript}. */
export function useFormScript(id: string) {
  const { script, failed, retry } = useScript(id);
  const form: FormScript | undefined = script && 'view' in script ? script : undefined;
  return { script: form, failed, retry };
}

/** A flow's definition, see {@link useScript}. */
export function useFlowScript(id: string) {
  const { script, failed, retry } = useScript(id);
  const flow: FlowScript | undefined = script && 'steps' in script ? script : undefined;
  return { flow, failed: failed && flow === undefined, retry };
}
