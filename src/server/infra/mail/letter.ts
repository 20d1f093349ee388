import type { Lang } from '../../../shared/language.ts';
import type { AddressNotice, CustomerNotice, ServiceNotice } from '../../../shared/notices.ts';
import type { TeamId } from '../../../shared/teams.ts';

/** What all letters have. */
export interface Content {
  team: TeamId;
  lang: Lang;
  /** Its words are `outbox.<name>.subject` and `.text`; they can use `{brand}`, `{site}` and the values. */
  name: CustomerNotice | AddressNotice | ServiceNotice;
  /** The words of people among them are shown without links. */
  values?: Record<string, string | number>;
  /** Ids of stored documents. */
  attachments?: readonly string[];
  /** Ids of files that were sent with a form. */
  files?: readonly string[];
  /** When its link has no use any more: the mail is not sent afterwards, and deleted. */
  expiresAt?: Date;
}

/** To a customer: it is kept in the message centre, and sent as the kind of notice and the customer's choice say. */
export interface CustomerLetter extends Content {
  name: CustomerNotice;
  userId: string;
  /** An e-mail address. */
  to: string;
  /** Addresses that get the same mail; it is kept once. */
  alsoTo?: readonly string[];
  /** Phones for its SMS, in the words `outbox.<name>.sms`; without them a chosen SMS goes to the account's phone. */
  phones?: readonly string[];
}

/** To an address that a person has typed. */
interface AddressLetter extends Content {
  name: AddressNotice;
  to: string;
}

/** To the operator, or to the brand's own service where no address is given. */
interface ServiceLetter extends Content {
  name: ServiceNotice;
  to?: string;
}

export type Letter = CustomerLetter | AddressLetter | ServiceLetter;
