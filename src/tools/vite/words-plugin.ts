import { existsSync, readdirSync } from 'node:fs';
import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite';
import { pageWords } from './page-words.ts';

const PREFIX = 'virtual:words/';

/** Two modules per language with the words of pages, `…/de/first` and `…/de/rest`; the browser loads what it needs. */
export function wordsPlugin(root: string): Plugin {
  return {
    name: 'fanline:words',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    transformIndexHtml: (_html, { bundle }) => Object.values(bundle ?? {}).flatMap(preload),
    load(module) {
      if (!module.startsWith(`\0${PREFIX}`)) return undefined;
      const [lang = '', part] = module.slice(PREFIX.length + 1).split('/');
      const folder = `${root}/locales/${lang}`;
      if (existsSync(folder)) for (const file of readdirSync(folder)) this.addWatchFile(`${folder}/${file}`);
      return `export const words = ${JSON.stringify(pageWords(root, lang, part === 'rest' ? 'rest' : 'first'))}`;
    },
  };
}

/** The first words are fetched along with the scripts; the server leaves out the other language's link. */
function preload(file: Rolldown.OutputAsset | Rolldown.OutputChunk): HtmlTagDescriptor[] {
  const lang = file.type === 'chunk' && /virtual:words\/(..)\/first$/.exec(file.facadeModuleId ?? '')?.[1];
  if (!lang) return [];
  const attrs = { rel: 'modulepreload', href: `/${file.fileName}`, crossorigin: true, 'data-words': lang };
  return [{ tag: 'link', attrs, injectTo: 'head' }];
}
