import type { MessageFormatElement } from 'react-intl';
import type { Lang } from '../../shared/language.ts';
import type { WordPart } from '../../shared/word-parts.ts';

/** Words as the build writes them: texts, or messages that are parsed already. */
export type ShippedWords = { words: Record<string, string | MessageFormatElement[]> };

/** The words of pages, by language and part: a list that the page that is opened first does not need. */
export const wordModules: Record<Lang, Record<WordPart, () => Promise<ShippedWords>>> = {
  de: {
    first: () => import('virtual:words/de/first'),
    rest: () => import('virtual:words/de/rest'),
    guest: () => import('virtual:words/de/guest'),
    own: () => import('virtual:words/de/own'),
    help: () => import('virtual:words/de/help'),
    content: () => import('virtual:words/de/content'),
    fun: () => import('virtual:words/de/fun'),
    service: () => import('virtual:words/de/service'),
    parts: () => import('virtual:words/de/parts'),
  },
  tr: {
    first: () => import('virtual:words/tr/first'),
    rest: () => import('virtual:words/tr/rest'),
    guest: () => import('virtual:words/tr/guest'),
    own: () => import('virtual:words/tr/own'),
    help: () => import('virtual:words/tr/help'),
    content: () => import('virtual:words/tr/content'),
    fun: () => import('virtual:words/tr/fun'),
    service: () => import('virtual:words/tr/service'),
    parts: () => import('virtual:words/tr/parts'),
  },
};
