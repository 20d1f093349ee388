import type { SearchSource } from './search-source.ts';

const sources: SearchSource[] = [];

/** Says what can be found; `modules.ts` calls it with the sources of every module. */
export function registerSearchSources(more: readonly SearchSource[]): void {
  sources.push(...more.filter((source) => !sources.includes(source)));
}

export function searchSources(): readonly SearchSource[] {
  return sources;
}
