import { type ReactNode, use } from 'react';
import type { Block } from '../../../shared/markdown.ts';
import { type PageId, pages } from '../../../shared/pages.ts';
import { useLanguage } from '../../lib/language.ts';
import { loadText } from './load-text.ts';
import { TextFailure } from './text-failure.tsx';

interface Props {
  page: PageId;
  children: (title: string, blocks: Block[]) => ReactNode;
}

/** The text of a page that shows it in its own composition. */
export function PageText({ page, children }: Props) {
  const { lang } = useLanguage();
  const { text } = pages[page];
  const loaded = text ? use(loadText(lang, text)) : undefined;
  if (!loaded) return <TextFailure />;
  const [first, ...blocks] = loaded.own;
  return children(first?.kind === 'heading' ? first.text : '', blocks);
}
