import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { serverEntries } from './src/tools/server-entries.mjs';
import { brandPlugin } from './src/tools/vite/brand-plugin.ts';
import { chunkGroups } from './src/tools/vite/chunk-groups.ts';
import { fontsPlugin } from './src/tools/vite/fonts-plugin.ts';
import { informationPlugin } from './src/tools/vite/information-plugin.ts';
import { knownLocalesPlugin } from './src/tools/vite/known-locales-plugin.ts';
import { leanRouterPlugin } from './src/tools/vite/lean-router-plugin.ts';
import { noParserPlugin } from './src/tools/vite/no-parser-plugin.ts';
import { offlineWordsPlugin } from './src/tools/vite/offline-words-plugin.ts';
import { pageRecordsPlugin } from './src/tools/vite/page-records-plugin.ts';
import { pageSheetsPlugin } from './src/tools/vite/page-sheets-plugin.ts';
import { precompressPlugin } from './src/tools/vite/precompress-plugin.ts';
import { previewBuild } from './src/tools/vite/preview-build.ts';
import { rjsfPlugin } from './src/tools/vite/rjsf-plugin.ts';
import { wordScriptName, wordsPlugin } from './src/tools/vite/words-plugin.ts';
import { testProjects } from './tests/projects.ts';

const root = import.meta.dirname;
const team = process.env.TEAM ?? 'kanarya';

/** What the components import, in the browser and where the server draws them. */
const ofComponents = () => [
  react(),
  brandPlugin(root, team),
  fontsPlugin(root, team),
  wordsPlugin(root),
  informationPlugin(root, team),
  leanRouterPlugin(root),
];

const client: UserConfig = {
  root: `${root}/src/client`,
  publicDir: `${root}/public`,
  plugins: [
    ...ofComponents(),
    noParserPlugin(),
    knownLocalesPlugin(),
    pageRecordsPlugin(),
    rjsfPlugin(),
    // Before all files are compressed.
    pageSheetsPlugin(),
    precompressPlugin(),
  ],
  // Names of grid areas stay, since a hero's composition places the areas that the common style sheet names.
  css: { transformer: 'lightningcss', lightningcss: { cssModules: { grid: false } } },
  build: {
    outDir: `${root}/dist/client/${team}`,
    emptyOutDir: true,
    manifest: true,
    // `font-src 'self'` forbids data: fonts, and small files compress better inside HTTP/2.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What every page has from its HTML need not stand in the list of each page again.
      resolveDependencies: (_file, files, { hostType }) =>
        hostType === 'js'
          ? files.filter((file) => !/assets\/(vendor|parts|rolldown-runtime)-/.test(file))
          : files,
    },
    target: 'es2022',
    rolldownOptions: {
      // Compressing takes most of the time, and should.
      checks: { pluginTimings: false },
      input: { index: `${root}/src/client/index.html`, start: `${root}/src/client/start.ts` },
      output: {
        codeSplitting: { groups: chunkGroups },
        // Every name stands in the pages' HTML and in other files; random letters do not compress.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: ({ facadeModuleId }) =>
          `assets/${wordScriptName(facadeModuleId) ?? '[name]'}-[hash:7].js`,
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
};

const thisBuild = Date.now().toString(36);

/** Draws pages on the server, with the client's own components. */
const drawing: UserConfig = {
  root: `${root}/src/client`,
  publicDir: false,
  plugins: ofComponents(),
  css: client.css,
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'render.tsx',
    outDir: `${root}/dist/client/${team}/.drawing`,
    emptyOutDir: true,
    manifest: true,
    target: 'node20',
    rolldownOptions: {
      output: {
        // A server that runs finds a new build by its new name.
        entryFileNames: '[name]-[hash].js',
        // No file of an earlier build is taken again by name: two copies of React would draw with one router's context,
        // and after one page that failed in the old copy the new one could draw none.
        chunkFileNames: `assets/[name]-[hash]-${thisBuild}.js`,
      },
    },
  },
};

/** The service worker, one small file beside the client's. The server writes its list of files before it. */
const worker: UserConfig = {
  root,
  publicDir: false,
  plugins: [offlineWordsPlugin(root)],
  build: {
    outDir: `${root}/dist/client/${team}`,
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      input: `${root}/src/worker/worker.ts`,
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
};

/** What the staff work with: a page of its own, of which customers' pages have no byte. */
const workbench: UserConfig = {
  root: `${root}/src/workbench`,
  base: '/workbench/',
  publicDir: false,
  plugins: [react()],
  css: { transformer: 'lightningcss' },
  build: {
    outDir: `${root}/dist/workbench`,
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      output: { entryFileNames: 'assets/[name]-[hash].js', assetFileNames: 'assets/[name]-[hash][extname]' },
    },
  },
};

const loadedLater = [
  '@electric-sql/pglite',
  '@node-rs/argon2',
  'chokidar',
  'fontkit',
  'nodemailer',
  'openid-client',
  'pdfkit',
  'pg-native',
  'piscina',
  'sharp',
  'stripe',
];

const server: UserConfig = {
  root,
  publicDir: false,
  // Bundled with what it uses of its packages: read from these, hundreds of files would lengthen the start. The others are
  // native, bring files of their own, or are loaded only where something needs them.
  ssr: { noExternal: true, external: loadedLater },
  build: {
    ssr: true,
    outDir: `${root}/dist/server`,
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: { input: serverEntries, output: { entryFileNames: '[name].js' } },
  },
};

const tests = {
  root,
  plugins: [react(), brandPlugin(root, team), wordsPlugin(root), informationPlugin(root, team)],
  test: {
    maxWorkers: 2,
    projects: testProjects,
    // Much is made and thrown away: with more room for young objects V8 collects less often.
    execArgv: ['--max-semi-space-size=64'],
  },
};

export default defineConfig(({ isSsrBuild, mode }) => {
  if (process.env.VITEST) return tests;
  if (mode === 'drawing') return drawing;
  if (mode === 'worker') return worker;
  if (mode === 'workbench') return workbench;
  if (mode === 'preview') return previewBuild(root, team, client.css);
  return isSsrBuild ? server : client;
});
