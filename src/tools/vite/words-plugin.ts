import { existsSync, readdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import { allWordsParts, pageWords } from './page-words.ts';

const PREFIX = 'virtual:words/';

/**
 * Modules per language with the words of pages, `…/de/first`, `…/de/rest` and so on; the browser loads the parts that
 * it needs.
 */
export function wordsPlugin(root: string): Plugin {
  return {
    name: 'fanline:words',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    load(module) {
      if (!module.startsWith(`\0${PREFIX}`)) return undefined;
      const [lang = '', name] = module.slice(PREFIX.length + 1).split('/');
      const folder = `${root}/locales/${lang}`;
      const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
      for (const file of files) this.addWatchFile(`${folder}/${file}`);
      return `export const words = ${JSON.stringify(pageWords(root, lang, allWordsParts.find((part) => part === name) ?? 'first'))}`;
    },
  };
}

/** @returns `de-rest` of `virtual:words/de/rest`, as `client/lib/words.ts` looks for it; undefined for other modules */
export function wordScriptName(moduleId: string | null): string | undefined {
  return moduleId?.startsWith(`\0${PREFIX}`)
    ? moduleId.slice(PREFIX.length + 1).replace('/', '-')
    : undefined;
}
