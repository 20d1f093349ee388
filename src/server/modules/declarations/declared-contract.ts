import { parsePhone } from '../../../shared/rules/phone.ts';
import { type Declarant, type Holder, isSameEmail, isSameName } from './same-person.ts';

/** The sender's text that names a contract, in a form for look-ups. */
export interface Naming {
  /** Numbers of contracts (`V-…`) and orders (`F-…`), or of later packages (`P-…`) and changes of tariff (`T-…`). */
  numbers: string[];
  /** A phone number, E.164. */
  msisdn: string | null;
}

/** Only a withdrawal can name a later part: a cancellation that names one must not end the contract. */
const lettersOf = { cancellation: ['V', 'F'], withdrawal: ['V', 'F', 'P', 'T'] } as const;

/** Ten digits with or without the letter before them, or a phone number; spaces, hyphens and capitals are ignored. */
export function readNaming(text: string, kind: keyof typeof lettersOf): Naming {
  const plain = text.toUpperCase().replace(/[^\p{L}\p{N}+]/gu, '');
  const [, letter = '', digits] = /^([VFPT]?)(\d{10})$/.exec(plain) ?? [];
  const letters = lettersOf[kind].filter((of) => letter === '' || letter === of);
  const phone = letter ? undefined : parsePhone(text);
  return {
    numbers: digits ? letters.map((of) => `${of}-${digits}`) : [],
    msisdn: phone?.valid ? phone.e164 : null,
  };
}

/** An order with its contract that the declaration may mean. */
export interface Candidate extends Holder {
  number: string;
  contractNumber: string | null;
  laterNumber: string | null;
}

/**
 * Whether a declaration certainly means a candidate. Only holders know their numbers of contracts and orders, so name
 * or e-mail address is enough with them; many people know a phone number, so both must match.
 */
export function isMeant({ numbers }: Naming, declarant: Declarant, candidate: Candidate): boolean {
  const { number, contractNumber, laterNumber } = candidate;
  const isNamed = [number, contractNumber, laterNumber].some((one) => one !== null && numbers.includes(one));
  const sameName = isSameName(declarant.name, candidate);
  const sameEmail = isSameEmail(declarant.email, candidate.email);
  return isNamed ? sameName || sameEmail : sameName && sameEmail;
}
