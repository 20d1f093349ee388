import { mkdirSync } from 'node:fs';
import type { Plugin } from 'vite';
import type { Team } from '../../shared/team.ts';
import { brandCss } from './brand-css.ts';
import { scriptTeam } from './script-team.ts';
import { readTeam } from './team-file.ts';
import { webManifest } from './web-manifest.ts';
import { writeWhole } from './write-whole.ts';

const CSS = 'virtual:brand.css';
/** Style sheets of which each brand has its own, by its composition. */
const COMPOSED: Record<string, string> = {
  'virtual:hero.module.css': 'features/home/heroes',
  'virtual:ticket.module.css': 'features/catalogue/tickets',
  'virtual:band.module.css': 'components/bands',
  'virtual:poster.module.css': 'components/posters',
};
/** What is behind and before the goal of the game: each composition has a place of its own. */
const SCENE = 'virtual:scene';
const SCENES = 'src/client/features/games/scenes';
const DATA = 'virtual:team';
/** In a folder that the server serves; the name stays the same, so that an installed app finds the file again. */
const MANIFEST = 'images/app.webmanifest';

/**
 * Provides the brand to the client: tokens, hero, tickets, bands and posters as CSS, the game's scene, the rest of the team file
 * as a module, and the HTML's words.
 */
export function brandPlugin(root: string, id: string): Plugin {
  return {
    name: 'fanline:brand',
    resolveId(source) {
      if (source === CSS) return writeBrandCss(root, id);
      const folder = COMPOSED[source];
      if (folder) return `${root}/src/client/${folder}/${readTeam(root, id).looks.hero}.module.css`;
      if (source === SCENE) return `${root}/${SCENES}/${readTeam(root, id).looks.hero}-scene.tsx`;
      return source === DATA ? `\0${DATA}` : undefined;
    },
    load(module) {
      if (module !== `\0${DATA}`) return undefined;
      this.addWatchFile(`${root}/teams/${id}.json`);
      return `export const team = ${JSON.stringify(scriptTeam(readTeam(root, id)))}`;
    },
    // Used only by `npm run dev`: the build writes a file.
    configureServer({ middlewares }) {
      middlewares.use(`/${MANIFEST}`, (_request, response) => {
        response.setHeader('content-type', 'application/manifest+json');
        response.end(webManifest(readTeam(root, id)));
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: MANIFEST, source: webManifest(readTeam(root, id)) });
    },
    transformIndexHtml: (html) => fillPlaceholders(html, readTeam(root, id)),
  };
}

/** A real file, because tools that read CSS need its path. */
function writeBrandCss(root: string, id: string): string {
  const folder = `${root}/node_modules/.cache/fanline-brands`;
  mkdirSync(folder, { recursive: true });
  const file = `${folder}/${id}.css`;
  writeWhole(file, brandCss(readTeam(root, id)));
  return file;
}

function fillPlaceholders(html: string, team: Team): string {
  return html
    .replaceAll('{{team}}', team.id)
    .replaceAll('{{name}}', team.name)
    .replaceAll('{{description}}', team.words.de.description)
    .replaceAll('{{ground}}', team.themes.dark.ground);
}
