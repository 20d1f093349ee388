import { digestOfEffect } from '../../modules/releases/proved.service.ts';
import type { Release } from '../../modules/releases/release.repository.ts';
import type { ReadStep } from '../../modules/releases/release-log.repository.ts';

const berlin = new Intl.DateTimeFormat('en-GB', {
  ...{ timeZone: 'Europe/Berlin', hourCycle: 'h23', timeZoneName: 'longOffset' },
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

/** A moment as clocks in Berlin show it, with its offset: `2027-01-31T10:00+01:00`, which `--from` takes too. */
export function momentOf(time: Date): string {
  const parts = new Map(berlin.formatToParts(time).map(({ type, value }) => [type, value]));
  const of = (...types: Intl.DateTimeFormatPartTypes[]) => types.map((type) => parts.get(type));
  const offset = parts.get('timeZoneName')?.replace('GMT', '');
  return `${of('year', 'month', 'day').join('-')}T${of('hour', 'minute').join(':')}${offset}`;
}

/** A change set in one line, for a terminal. */
export function releaseLine({ id, number, status, author, reason, from, until }: Release): string {
  const name = number === null ? `change set ${id}` : `change set ${id}, release ${number}`;
  const times = [from && `from ${momentOf(from)}`, until && `until ${momentOf(until)}`]
    .filter(Boolean)
    .join(' ');
  return `${name}: ${status}${times && ` ${times}`}, by ${author}: ${reason}`;
}

/** A step of a change set, from its log. */
export function stepLine({ at, by, event, note }: ReadStep): string {
  return `  ${momentOf(at)} ${event} by ${by}${note === null ? '' : `: ${note}`}`;
}

/** What a reviewer reads of a change set: its proof, and what people notice of it. */
export function verdictLines({ verdict }: Release): string[] {
  return verdict ? [...verdict.check, ...verdict.impact] : [];
}

/** Who approves a change set names this. It stands before the patch, where `git apply` passes over it. */
export function digestLine({ id, changesDigest }: Release): string {
  return `Digest of change set ${id}: ${changesDigest}`;
}

/** Who approves a change set names this as well. It stands after the effect, which is read before it. */
export function effectLine({ id, verdict }: Release): string {
  return `Effect of change set ${id} on customers: ${digestOfEffect(verdict)}`;
}
