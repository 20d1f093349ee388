interface ImportMeta {
  /** Vite's, for JSON: the content of every file that fits, by path. */
  glob<T>(pattern: string, options: { eager: true; import: 'default' }): Record<string, T>;
}
