export interface Unmaintained {
  /** The day on which somebody looked through all packages. */
  lookedAt: string;
  packages: Record<string, { since?: string; reason?: string }>;
}
interface Lock {
  packages: Record<string, { deprecated?: string }>;
}
export function findUnmaintained(lock: Lock, list: Unmaintained): string[];
export function readList(): Unmaintained;
