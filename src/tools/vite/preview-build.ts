import react from '@vitejs/plugin-react';
import type { CSSOptions, UserConfig } from 'vite';
import { brandPlugin } from './brand-plugin.ts';
import { fontsPlugin } from './fonts-plugin.ts';
import { leanRouterPlugin } from './lean-router-plugin.ts';
import { noParserPlugin } from './no-parser-plugin.ts';
import { rjsfPlugin } from './rjsf-plugin.ts';
import { wordsPlugin } from './words-plugin.ts';

/**
 * The forms of drafts in the look of a brand, in a frame of the workbench: the customers' components, none of their
 * bundles.
 * @param css as for customers
 */
export function previewBuild(root: string, team: string, css: CSSOptions | undefined): UserConfig {
  return {
    root: `${root}/src/workbench/preview/frame`,
    base: `/workbench/preview/${team}/`,
    // The brand's pictures stand at the address that customers have them from.
    publicDir: `${root}/public`,
    // All else is found beside the page, which has two addresses: one for the staff, and one for those with a link.
    experimental: {
      renderBuiltUrl: (file, { type, hostType }) => {
        if (type === 'public') return `/${file}`;
        return hostType === 'html' ? `${team}/${file}` : { relative: true };
      },
    },
    plugins: [
      react(),
      // An installed app is made from the customers' pages.
      { ...brandPlugin(root, team), generateBundle: undefined },
      // What it preloads stands at the address of customers' files.
      { ...fontsPlugin(root, team), transformIndexHtml: undefined },
      wordsPlugin(root),
      leanRouterPlugin(root),
      noParserPlugin(),
      rjsfPlugin(),
    ],
    ...(css && { css }),
    build: {
      outDir: `${root}/dist/preview/${team}`,
      emptyOutDir: true,
      copyPublicDir: false,
      assetsInlineLimit: 0,
      // One file for all forms: it is loaded once, by the staff.
      chunkSizeWarningLimit: 1000,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: {
          entryFileNames: 'assets/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  };
}
