import type { ParsedPhone } from '../../../shared/rules/phone.ts';
import type { Script } from './form-scripts.ts';

/** The library with the numbering plans, a fifth of what forms load: most forms have no phone number. */
let parse: ((text: string) => ParsedPhone | undefined) | undefined;

/** Waits for what the rules of a script need to read phone numbers; rejects when it cannot be had. */
export async function loadPhonesFor({ readsPhones }: Script): Promise<void> {
  if (!readsPhones || parse) return;
  const { parsePhone } = await import('../../../shared/rules/phone.ts');
  parse = parsePhone;
}

/** Parses a phone number, after {@link loadPhonesFor}. @throws Error before it: to say "no number" would refuse a sound one */
export function parsePhoneLate(text: string): ParsedPhone | undefined {
  if (!parse) throw new Error('Phone numbers are read before their library is there.');
  return parse(text);
}
