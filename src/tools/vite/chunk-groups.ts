const libraries = [
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  'react-router-dom',
  'react-intl',
  '@formatjs/intl',
  '@formatjs/fast-memoize',
  'swr',
  'redaxios',
  'dequal',
  'use-sync-external-store',
];

/** What the home page and the shell are made from. */
const firstPage = [
  'client/lib/(?!order-draft|consent|leave|format-|use-countdown)',
  'client/components/(badge|tick-list|brand-mark|button|failure|figure|message|page|plan-card|price\\.|section|skeleton|toast)',
  'client/features/(home/|tariffs/(plan-|tariff-card|use-tariffs|tariff-paths|term-text))',
  'client/pages/home',
  'shared/(money|dates|holidays|hotline-hours|page-routes)',
];

/**
 * Many small chunks cost more in headers than they save: the libraries of every page are one chunk, the first page
 * and the shell another. Forms and the other pages stay on their own.
 */
export const chunkGroups = [
  { name: 'vendor', test: new RegExp(`node_modules/(${libraries.join('|')})/`) },
  { name: 'parts', test: new RegExp(`src/(${firstPage.join('|')})`) },
];
