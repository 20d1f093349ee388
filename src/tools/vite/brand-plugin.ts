import type { Plugin } from 'vite';
import type { Team } from '../../shared/team.ts';
import { brandCss } from './brand-css.ts';
import { readTeam } from './team-file.ts';

const CSS = 'virtual:brand.css';
const DATA = 'virtual:team';

/** Gives the client its brand: the tokens as CSS, the rest of the team file as a module, and the HTML's words. */
export function brandPlugin(root: string, id: string): Plugin {
  return {
    name: 'fanline:brand',
    resolveId: (source) => (source === CSS || source === DATA ? `\0${source}` : undefined),
    load(module) {
      if (module !== `\0${CSS}` && module !== `\0${DATA}`) return undefined;
      this.addWatchFile(`${root}/teams/${id}.json`);
      const team = readTeam(root, id);
      return module === `\0${CSS}`
        ? brandCss(team)
        : `export const team = ${JSON.stringify(withoutColours(team))}`;
    },
    transformIndexHtml: (html) => fillPlaceholders(html, readTeam(root, id)),
  };
}

function withoutColours({ themes: _themes, ...team }: Team): Omit<Team, 'themes'> {
  return team;
}

function fillPlaceholders(html: string, team: Team): string {
  return html
    .replaceAll('{{team}}', team.id)
    .replaceAll('{{name}}', team.name)
    .replaceAll('{{description}}', team.words.de.description)
    .replaceAll('{{ground}}', team.themes.dark.ground);
}
