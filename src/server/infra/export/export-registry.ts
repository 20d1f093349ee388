import type { Exported } from './exported.ts';

const parts: Exported[] = [];

/** Says which tables belong to the export of a person's data; `modules.ts` calls it with those of every module. */
export function registerExported(more: readonly Exported[]): void {
  parts.push(...more.filter((part) => !parts.includes(part)));
}

/** Everything that is exported, in the order of its registration. */
export function exportedParts(): readonly Exported[] {
  return parts;
}
