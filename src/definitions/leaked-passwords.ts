import { unmasked } from '../shared/rules/common-passwords.ts';
import leaked from './leaked-passwords.json' with { type: 'json' };

/** Built when the first password is judged: most starts of the process judge none for a while. */
let known: ReadonlySet<string> | undefined;

/** A shorter word is too often a part of a good password: initials, a syllable. */
const shortest = 3;

/**
 * Whether a password is one of a leak, as it was or with what the rules for passwords ask for around or inside it:
 * capitals, digits and signs. Only the server knows the list: it would triple the script of a form.
 */
export function isLeakedPassword(password: string): boolean {
  known ??= new Set(leaked.words.split(' '));
  const text = password.toLowerCase();
  const signless = text.replace(/[^\p{L}\p{N}]/gu, '');
  const letters = signless.replace(/[^\p{L}]/gu, '');
  const bare = unmasked(text);
  return [text, signless, letters, bare].some((form) => form.length >= shortest && known?.has(form));
}
