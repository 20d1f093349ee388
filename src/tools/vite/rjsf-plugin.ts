import type { Plugin } from 'vite';

const PREFIX = '\0slim-rjsf:';

/**
 * Modules that rjsf imports for every form, and their replacements. Views of our forms have no `allOf` and no `$ref`
 * (the compiler resolved them), help texts are plain, and src/client/forms/theme provides all fields, templates and
 * widgets; so this code is never called.
 */
const standIns: Record<string, string> = {
  'markdown-to-jsx': 'export const Markdown = ({ children }) => children;',
  'fast-uri': 'export default { resolve: (base, reference) => reference };',
  'shallow-merge': `export default () => { throw new Error('A view has no allOf.'); };`,
  registry: `import { DEFAULT_ID_PREFIX as idPrefix, DEFAULT_ID_SEPARATOR as idSeparator } from '@rjsf/utils';
    const globalFormOptions = { idPrefix, idSeparator, useFallbackUiForUnsupportedType: false };
    export default () => ({ fields: {}, templates: { ButtonTemplates: {} }, widgets: {}, rootSchema: {},
      formContext: {}, translateString: (text) => text, globalFormOptions });`,
};

function standInOf(source: string, importer: string): string | undefined {
  if (!importer.includes('@rjsf')) return undefined;
  if (source === 'fast-uri') return 'fast-uri';
  if (source.startsWith('markdown-to-jsx')) return 'markdown-to-jsx';
  if (source.endsWith('/shallowAllOfMerge.js')) return 'shallow-merge';
  return source.endsWith('/getDefaultRegistry.js') ? 'registry' : undefined;
}

/** Leaves out of the bundle about half of rjsf (60 kB gzipped), which our forms do not use. */
export function rjsfPlugin(): Plugin {
  return {
    name: 'slim-rjsf',
    enforce: 'pre',
    resolveId(source, importer) {
      const name = standInOf(source, importer ?? '');
      return name && PREFIX + name;
    },
    load: (id) => (id.startsWith(PREFIX) ? standIns[id.slice(PREFIX.length)] : undefined),
  };
}
