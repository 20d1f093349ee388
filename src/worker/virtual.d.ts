declare module 'virtual:offline-words' {
  /** The words of `locales/<lang>/offline.json`, by their keys; a value stands in braces. */
  export const words: Record<'de' | 'tr', Record<string, string>>;
}
