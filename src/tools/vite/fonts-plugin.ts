import { basename } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';
import { writeFonts } from './fonts.ts';
import { readTeam } from './team-file.ts';

const SOURCE = 'virtual:fonts.css';
/** Used above the fold of every page in both languages; the server preloads the Turkish part on Turkish pages. */
const PRELOADED = ['text-latin', 'display-latin'];

/** Subsets the two faces to what German and Turkish need and preloads the part every page shows. */
export function fontsPlugin(root: string, teamId: string): Plugin {
  return {
    name: 'fanline:fonts',
    async resolveId(source) {
      if (source !== SOURCE) return undefined;
      return writeFonts(root, readTeam(root, teamId).looks.type);
    },
    transformIndexHtml(_html, { bundle }) {
      return Object.keys(bundle ?? {})
        .filter((file) =>
          PRELOADED.some((name) => basename(file).startsWith(`${name}-`) && !file.includes('latin-ext')),
        )
        .map(preload);
    },
  };
}

function preload(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
  return { tag: 'link', attrs, injectTo: 'head-prepend' };
}
