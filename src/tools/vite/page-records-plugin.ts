import type { Plugin } from 'vite';

/** What only the server reads of a page's record: search engines, feeds, first data and its subject. */
const FOR_SERVER =
  /\b(?:indexed: true|feed: \w+|firstData: \[[^\]]*\]|(?:reads|asks): \{[^}]*\}|(?:subject|things): \w+),?/g;

/** The text of `shared/pages.ts` and `shared/news-pages.ts` as the browser needs it. */
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
      filter: { id: /\/shared\/(?:news-)?pages\.ts$/ },
      handler: (code) => ({ code: withoutServerParts(code), map: null }),
    },
  };
}
