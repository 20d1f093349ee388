import { mnpTypes } from '../../../../shared/enums.ts';
import { portingReasons } from '../../../../shared/states/porting.ts';
import {
  answer,
  day,
  natural,
  object,
  optional,
  orNull,
  type Static,
  type SystemOperation,
  shortText,
  words,
} from '../http/system-operation.ts';

/** How the exchange describes a request; the days are there as soon as they are known. */
const stand = answer({
  id: shortText(100),
  status: words('sentToDonor', 'rejected', 'scheduled', 'inProgress', 'completed', 'cancelled'),
  reason: optional(words(...portingReasons)),
  scheduledOn: optional(day),
  leftOn: optional(day),
  arrivedOn: optional(day),
  /** Which try it is about: 0, and one more with each correction. */
  corrections: natural,
});
export type PortingStandAnswer = Static<typeof stand>;

const body = object({
  msisdn: shortText(20),
  type: words(...mnpTypes),
  provider: shortText(100),
  holder: object({ firstName: shortText(100), lastName: shortText(100), birthday: day }),
  contractEndsOn: orNull(day),
  notBefore: day,
  corrections: natural,
});

/** What the exchange of numbers offers. */
export const portingOperations = {
  request: {
    method: 'PUT',
    path: '/portings/{id}',
    summary:
      'Requests a number from its operator. The same id and number of corrections is the same request; one more correction asks a refused number again.',
    body,
    answer: stand,
  },
  read: {
    method: 'GET',
    path: '/portings/{id}',
    summary: 'How a request stands.',
    answer: stand,
  },
  cancel: {
    method: 'PUT',
    path: '/portings/{id}/cancellation',
    summary:
      'Takes a request back. It is kept for an unknown id too: a request that comes later under this id is not made any more.',
    body: object({}),
    answer: answer({ id: shortText(100) }),
    refusals: [409],
  },
} as const satisfies Record<string, SystemOperation>;

/** The types of the news that the exchange sends to `/api/webhooks/porting`. */
export const portingNews = ['porting.changed'] as const;
