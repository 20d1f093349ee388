import { pages } from '../../shared/pages.ts';
import { Information } from '../features/information/information.tsx';
import type { PageProps } from '../lib/page-props.ts';

export { prepareText as prepare } from '../features/information/prepare-text.ts';

/** The page of a long text, which its record names. */
export function InformationPage({ page }: PageProps) {
  const { text } = pages[page];
  return text ? <Information text={text} /> : null;
}
