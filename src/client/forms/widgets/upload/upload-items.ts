import type { FileName } from '../../../../shared/uploads.ts';

/** A file that the visitor chose: on its way, or refused. One that has arrived is in the form's data. */
export interface Chosen {
  key: number;
  file: File;
  /** From 0 to 1. */
  progress: number;
  /** Why it was refused, or did not arrive. */
  fault?: string;
  /** Whether another try can help. */
  mayRetry?: boolean;
}

/** Names of files that have arrived: the form's data hold their ids alone, also after a change of language. */
const names = new Map<string, FileName>();

export function rememberFile(file: FileName): void {
  names.set(file.id, file);
}

export function knownFile(id: string): FileName | undefined {
  return names.get(id);
}

/** The ids in the form's data. */
export function idsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((id): id is string => typeof id === 'string') : [];
}
