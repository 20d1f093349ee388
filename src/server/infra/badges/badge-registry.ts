import { badgeIds } from '../../../shared/badges.ts';
import type { BadgeSource } from './badge-source.ts';

const sources: BadgeSource[] = [];

/** Says which badges there are; `modules.ts` calls it with the sources of every module. */
export function registerBadgeSources(more: readonly BadgeSource[]): void {
  sources.push(...more.filter((source) => !sources.includes(source)));
  sources.sort((a, b) => badgeIds.indexOf(a.id) - badgeIds.indexOf(b.id));
}

/** In the order of `badgeIds`. A badge without a source does not exist. */
export function badgeSources(): readonly BadgeSource[] {
  return sources;
}
