import type { Plugin } from 'vite';

/** What only the server reads of a page's record: search engines, feeds, first data and its subject. */
const FOR_SERVER =
  /\b(?:indexed: true|feed: \w+|firstData: \[[^\]]*\]|(?:reads|asks): \{[^}]*\}|(?:subject|things): \w+),?/g;

/** The text of `shared/pages.ts`, `shared/news-pages.ts` and their like as the browser needs it. */
export function withoutServerParts(code: string): string {
  return withoutUnusedImports(code.replace(FOR_SERVER, ''));
}

/** An import that nothing uses any more would still bring its module onto the first page. */
function withoutUnusedImports(code: string): string {
  const [, imports = '', rest = ''] = /^((?:import [^;]+;\s*)*)([\s\S]*)$/.exec(code) ?? [];
  const words = new Set(rest.match(/\w+/g));
  return (
    imports.replace(/import \{([^}]+)\} from [^;]+;/g, (line, names: string) =>
      names.split(',').some((name) => words.has(name.trim())) ? line : '',
    ) + rest
  );
}

/** Leaves out of the client's bundle what only the server reads of the page records. */
export function pageRecordsPlugin(): Plugin {
  return {
    name: 'page-records',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/shared\/(?:\w+-)?pages\.ts$/ },
      handler: (code) => ({ code: withoutServerParts(code), map: null }),
    },
  };
}
