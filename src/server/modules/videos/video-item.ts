import type { Lang } from '../../../shared/language.ts';
import type { FieldFault } from '../../errors/problem.ts';

interface ItemWords {
  title: string;
  teaser: string;
  /** What the poster shows. */
  alt: string;
}

/** What is shown for some seconds; times count from the beginning of the clip. */
export type Caption = { from: number; to: number } & Record<Lang, string>;

/** A video as a file brings it: `schemas/import/videos.import.json`. */
export interface VideoItem {
  slug: string;
  externalId: string;
  /** ISO 8601 in UTC. */
  publishedAt: string;
  clip: string;
  seconds: number;
  words: Record<Lang, ItemWords>;
  captions: Caption[];
}

/** What the schema cannot say: days that exist, and captions one after the other within the clip. */
export function itemFaults(items: readonly VideoItem[]): FieldFault[] {
  return items.flatMap((item, at) => [
    ...(isMoment(item.publishedAt)
      ? []
      : [fault(`/${at}/publishedAt`, 'moment', 'This day does not exist.')]),
    ...item.captions.flatMap(({ from, to }, place) => {
      const before = item.captions[place - 1]?.to ?? 0;
      const path = `/${at}/captions/${place}`;
      return [
        ...(from < before ? [fault(`${path}/from`, 'order', `It begins before second ${before}.`)] : []),
        ...(to <= from ? [fault(`${path}/to`, 'order', 'It ends before it begins.')] : []),
        ...(to > item.seconds
          ? [fault(`${path}/to`, 'order', `The clip ends after ${item.seconds} seconds.`)]
          : []),
      ];
    }),
  ]);
}

export function fault(path: string, rule: string, message: string): FieldFault {
  return { path, keyword: rule, rule, message };
}

function isMoment(text: string): boolean {
  const date = new Date(text);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text.slice(0, 10);
}
