interface ImportMeta {
  /** Vite's function for JSON: the content of every matching file, by path. */
  glob<T>(pattern: string, options: { eager: true; import: 'default' }): Record<string, T>;
  /** Vite's function for modules that are loaded at once: what each exports, by path. */
  glob<T>(pattern: string | string[], options: { eager: true }): Record<string, Record<string, T>>;
  /** Vite's function for modules: each is loaded when its function is called. */
  glob<T>(pattern: string): Record<string, () => Promise<T>>;
}
