import type { MediaCategory } from '../../../shared/enums.ts';
import { type Lang, langs } from '../../../shared/language.ts';
import type { FieldFault } from '../../errors/problem.ts';
import { markdownFaults } from './markdown-faults.ts';

/** An article in one language; `body` is a list of Markdown paragraphs, so that files stay readable. */
interface ItemWords {
  title: string;
  teaser: string;
  alt: string;
  body: string[];
}

/** An article as a file brings it: `schemas/import/media.import.json`. */
export interface MediaItem {
  slug: string;
  externalId: string;
  category: MediaCategory;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  picture: string;
  words: Record<Lang, ItemWords>;
}

/** The body as one text. */
export function bodyOf({ body }: ItemWords): string {
  return body.join('\n\n');
}

/** The body as a file brings it: it is cut at the empty lines, and no part is empty. */
export function partsOf({ body }: { body: string }): string[] {
  return body.split(/(?<!^)\n\n(?!\n|$)/);
}

/** What the schema cannot say: texts in Markdown, days that exist, and each name once. */
export function itemFaults(items: readonly MediaItem[]): FieldFault[] {
  return items.flatMap((item, at) => [
    ...langs.flatMap((lang) =>
      markdownFaults(bodyOf(item.words[lang])).map((message) =>
        fault(`/${at}/words/${lang}/body`, 'markdown', message),
      ),
    ),
    ...(isMoment(item.publishedAt)
      ? []
      : [fault(`/${at}/publishedAt`, 'moment', 'This day does not exist.')]),
    ...(['slug', 'externalId'] as const)
      .filter((name) => items.findIndex((other) => other[name] === item[name]) !== at)
      .map((name) => fault(`/${at}/${name}`, 'unique', `${item[name]} stands in the file twice.`)),
  ]);
}

export function fault(path: string, rule: string, message: string): FieldFault {
  return { path, keyword: rule, rule, message };
}

function isMoment(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text.slice(0, 10);
}
