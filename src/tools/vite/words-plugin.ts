import { existsSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { pageWords } from './page-words.ts';

const PREFIX = 'virtual:words/';

/** One module per language with the words of all pages; the browser loads the one it needs. */
export function wordsPlugin(root: string): Plugin {
  return {
    name: 'fanline:words',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    load(module) {
      if (!module.startsWith(`\0${PREFIX}`)) return undefined;
      const lang = module.slice(PREFIX.length + 1);
      const folder = `${root}/locales/${lang}`;
      if (existsSync(folder)) for (const file of readdirSync(folder)) this.addWatchFile(`${folder}/${file}`);
      return `export const words = ${JSON.stringify(pageWords(root, lang))}`;
    },
  };
}
