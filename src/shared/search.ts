/** What the search of the site finds, in the order in which equal results stand. */
export const searchKinds = ['tariffs', 'help', 'pages', 'campaigns', 'news', 'videos', 'shops'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** The most characters of a question. */
export const LONGEST_QUESTION = 80;

/** Longer than the name of any town. */
export const LONGEST_PLACE = 60;

/** A text as a reader typed it, in one spelling of its spaces and not too long; empty for none. */
export function typedText(typed: string | null | undefined): string {
  const words = (typed ?? '').normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  return [...words].slice(0, LONGEST_QUESTION).join('').trim();
}
