import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import firm from '../../../teams/content/firm.json' with { type: 'json' };
import { filledIn, parseMarkdown } from '../../shared/markdown.ts';
import { pages } from '../../shared/pages.ts';
import { textValues } from '../../shared/text-values.ts';
import { readTeam } from './team-file.ts';

const PREFIX = 'virtual:information';

/**
 * The long texts, parsed when the client is built: `virtual:information/<lang>/<file>` is one text as data, and
 * `virtual:information` loads each text when its page needs it.
 */
export function informationPlugin(root: string, teamId: string): Plugin {
  return {
    name: 'fanline:information',
    resolveId: (source) => (source.startsWith(PREFIX) ? `\0${source}` : undefined),
    load(module) {
      if (module === `\0${PREFIX}`) return loaders();
      if (!module.startsWith(`\0${PREFIX}/`)) return undefined;
      const file = `${root}/locales/${module.slice(PREFIX.length + 2).replace('/', '/information/')}.md`;
      this.addWatchFile(file);
      const text = filledIn(readFileSync(file, 'utf8'), textValues(firm, readTeam(root, teamId)));
      return `export const blocks = ${JSON.stringify(parseMarkdown(text))}`;
    },
  };
}

function loaders(): string {
  const of = (lang: string) =>
    Object.values(pages).flatMap(({ text }) =>
      text ? [`'${text.file}': () => import('${PREFIX}/${lang}/${text.file}')`] : [],
    );
  return `export const texts = { de: { ${of('de')} }, tr: { ${of('tr')} } }`;
}
