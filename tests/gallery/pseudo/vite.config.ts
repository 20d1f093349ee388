import type { PluginOption, UserConfig } from 'vite';
import { wordsPlugin } from '../../../src/tools/vite/words-plugin.ts';
import config from '../../../vite.config.ts';
import { writePseudoDefinitions } from './pseudo-definitions.ts';

const root = `${import.meta.dirname}/../../..`;
const definitions = `${root}/dist/pseudo/definitions`;
writePseudoDefinitions(root, definitions);

/** The product as it is built, but for its words. */
export default ({ mode }: { mode: string }): UserConfig => {
  // Ours is a function that needs to know no more than this.
  const client = (config as (env: object) => UserConfig)({ command: 'build', mode });
  const isWords = (plugin: PluginOption) =>
    typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'fanline:words';
  return {
    ...client,
    plugins: client.plugins?.map((plugin) => (isWords(plugin) ? wordsPlugin(definitions) : plugin)),
    build: { ...client.build, outDir: `${root}/dist/pseudo/client${mode === 'drawing' ? '/.drawing' : ''}` },
  };
};
