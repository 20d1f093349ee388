import { formatPhone } from './format-phone.ts';

/** What a customer wants to see of single connections: nothing, numbers without their last three digits, or whole ones. */
export const itemisedChoices = ['off', 'shortened', 'whole'] as const;
export type ItemisedChoice = (typeof itemisedChoices)[number];

/** Who uses a line besides its customer, and so must be informed: a household, or the staff of a firm. */
export const lineUses = ['private', 'business'] as const;
export type LineUse = (typeof lineUses)[number];

/** Stands in the place of the digits that are left out. */
const leftOut = 'xxx';

/** A called number without its last three digits (§ 11 (1) TDDDG). */
export function shortenNumber(number: string): string {
  return `${number.slice(0, -leftOut.length)}${leftOut}`;
}

/** A stored number as people read it. */
export function calledNumber(stored: string): string {
  if (!stored.endsWith(leftOut)) return formatPhone(stored);
  return `${formatPhone(stored.slice(0, -leftOut.length))} ${leftOut}`;
}

/** How long a call was, as `1:05` or `1:00:05`. */
export function callLength(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
