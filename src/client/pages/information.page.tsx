import type { Lang } from '../../shared/language.ts';
import type { MatchedPage } from '../../shared/match-page.ts';
import { pages } from '../../shared/pages.ts';
import { Information } from '../features/information/information.tsx';
import { loadText } from '../features/information/load-text.ts';
import type { PageProps } from '../lib/page-props.ts';

/** The page of a long text, which its record names. */
export function InformationPage({ page }: PageProps) {
  const { text } = pages[page];
  return text ? <Information text={text} /> : null;
}

/** Loads the text, so that the page is drawn at once. */
export async function prepare(lang: Lang, { page }: MatchedPage): Promise<void> {
  const { text } = pages[page];
  if (text) await loadText(lang, text);
}
