import type { Release } from '../../modules/releases/release.repository.ts';
import type { ReadStep } from '../../modules/releases/release-log.repository.ts';

const day = (time: Date | null) => (time === null ? '' : time.toISOString().slice(0, 16).replace('T', ' '));

/** A change set in one line, for a terminal. */
export function releaseLine({ id, number, status, author, reason, from, until }: Release): string {
  const name = number === null ? `change set ${id}` : `change set ${id}, release ${number}`;
  const times = [from && `from ${day(from)}`, until && `until ${day(until)}`].filter(Boolean).join(' ');
  return `${name}: ${status}${times && ` ${times}`}, by ${author}: ${reason}`;
}

/** A step of a change set, from its log. */
export function stepLine({ at, by, event, note }: ReadStep): string {
  return `  ${day(at)} ${event} by ${by}${note === null ? '' : `: ${note}`}`;
}

/** What a reviewer reads of a change set: its proof, and what people notice of it. */
export function verdictLines({ verdict }: Release): string[] {
  return verdict ? [...verdict.check, ...verdict.impact] : [];
}

/** Who approves a change set names this. It stands before the patch, where `git apply` passes over it. */
export function digestLine({ id, changesDigest }: Release): string {
  return `Digest of change set ${id}: ${changesDigest}`;
}
