import type { AppDeps } from '../deps.ts';
import { addCounts } from './form-figure.repository.ts';

/** Stores what was counted since the last time. What a process that dies has counted in between is lost. */
export async function keepFigures({ db, figures }: Pick<AppDeps, 'db' | 'figures'>): Promise<void> {
  const taken = figures.take();
  if (taken.length === 0) return;
  try {
    await addCounts(db, taken);
  } catch (error) {
    for (const { times, ...counted } of taken) figures.add(counted, times);
    throw error;
  }
}
