import type { Plugin } from 'vite';

/** What only the server reads of a page's record: search engines, preloaded scripts, first data and its subject. */
const FOR_SERVER = /\b(?:indexed: true|firstData: \[[^\]]*\]|reads: \{[^}]*\}|subject: \w+),?/g;

/** The text of `shared/pages.ts` as the browser needs it. */
export function withoutServerParts(code: string): string {
  return code.replace(FOR_SERVER, '');
}

/** Leaves out of the client's bundle what only the server reads of the page records. */
export function pageRecordsPlugin(): Plugin {
  return {
    name: 'page-records',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/shared\/pages\.ts$/ },
      handler: (code) => ({ code: withoutServerParts(code), map: null }),
    },
  };
}
