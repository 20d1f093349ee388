import { jerseyPayments, mnpTypes, numberTypes, paymentVersions, simTypes, tariffTypes } from '../enums.ts';
import { deliveryStates } from '../states/delivery.ts';
import { orderStates } from '../states/order.ts';
import { portingReasons, portingStates } from '../states/porting.ts';
import { answerViews } from './answers.ts';
import { contractView } from './contracts.ts';
import { paymentView } from './payments.ts';
import { priceSummary } from './price.ts';
import {
  boolean,
  cents,
  day,
  integer,
  list,
  moment,
  object,
  oneOf,
  optional,
  orNull,
  type Static,
  text,
  uuid,
} from './shapes.ts';

/** How a number is ported from its old operator. */
const portingView = object({
  state: oneOf(...portingStates),
  /** Why the old operator refused. */
  reason: orNull(oneOf(...portingReasons)),
  mnpType: oneOf(...mnpTypes),
  /** `other`: one that the list does not have, by the name that its customer typed. */
  donatingProvider: object({ id: text, name: text }),
  msisdn: text,
  contractEndsOn: orNull(day),
  /** What the old operator compares: as in the account, or as it was corrected; the day is erased in its time. */
  holder: object({ firstName: text, lastName: text, birthday: orNull(day) }),
  scheduledOn: orNull(day),
  /** The first day that was named. Another than `scheduledOn`: it was moved, or taken back for a while. */
  agreedOn: orNull(day),
  /** Only while refused: from this day on the order can be cancelled free of charge, or another number be taken. */
  givenUpFrom: orNull(day),
});

const deliveryView = object({
  kind: oneOf('sim', 'jersey'),
  state: oneOf(...deliveryStates),
  trackingNumber: orNull(text),
});

const jerseyView = object({
  size: text,
  number: integer,
  name: text,
  style: text,
  /** Only for a child's jersey. */
  juniorGender: optional(text),
  payment: oneOf(...jerseyPayments),
});

/** A customer's order with all its parts. */
export const orderView = object({
  id: uuid,
  number: text,
  state: oneOf(...orderStates),
  createdAt: moment,
  tariff: object({ id: uuid, name: text, type: oneOf(...tariffTypes) }),
  numberType: oneOf(...numberTypes),
  simType: oneOf(...simTypes),
  paymentVersion: oneOf(...paymentVersions),
  msisdn: text,
  price: priceSummary,
  /** The attempt that paid it, else the newest. */
  payment: orNull(paymentView),
  porting: orNull(portingView),
  delivery: list(deliveryView),
  /** Only while the line waits for the SIM card that we send. */
  awaitedCard: orNull(
    object({
      /** The customer can say that it is there. */
      isConfirmable: boolean,
      /** From this day on the order can be cancelled free of charge. */
      lateFrom: day,
    }),
  ),
  contract: orNull(contractView),
  options: list(object({ id: uuid, name: text, priceCents: cents })),
  jersey: orNull(jerseyView),
  /** The customer asked that the line starts within the withdrawal period. */
  earlyStart: boolean,
  /** To fields of its forms that no code reads. */
  answers: answerViews,
});

export type JerseyView = Static<typeof jerseyView>;
export type OrderView = Static<typeof orderView>;
