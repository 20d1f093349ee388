import { mnpTypes, numberTypes, paymentVersions, simTypes, tariffTypes } from '../../../shared/enums.ts';
import { deliveryStates } from '../../../shared/states/delivery.ts';
import { orderStates } from '../../../shared/states/order.ts';
import { portingReasons, portingStates } from '../../../shared/states/porting.ts';
import {
  boolean,
  day,
  integer,
  list,
  moment,
  object,
  oneOf,
  orNull,
  text,
  uuid,
} from '../../plugins/answer-schema.ts';
import { contractAnswer } from '../contracts/contract.schema.ts';
import { paymentAnswer } from '../payments/payment.schema.ts';
import { priceAnswer } from './price.schema.ts';

const portingAnswer = object({
  state: oneOf(...portingStates),
  reason: orNull(oneOf(...portingReasons)),
  mnpType: oneOf(...mnpTypes),
  donatingProvider: object({ id: uuid, name: text }),
  msisdn: text,
  contractEndsOn: orNull(day),
  scheduledOn: orNull(day),
});

const deliveryAnswer = object({
  kind: oneOf('sim', 'jersey'),
  state: oneOf(...deliveryStates),
  trackingNumber: orNull(text),
});

const jerseyAnswer = object(
  { size: text, number: integer, name: text, style: text, payment: oneOf('monthly', 'once') },
  { juniorGender: text },
);

export const orderAnswer = object({
  id: uuid,
  number: text,
  state: oneOf(...orderStates),
  createdAt: moment,
  tariff: object({ id: uuid, name: text, type: oneOf(...tariffTypes) }),
  numberType: oneOf(...numberTypes),
  simType: oneOf(...simTypes),
  paymentVersion: oneOf(...paymentVersions),
  msisdn: text,
  price: priceAnswer,
  payment: orNull(paymentAnswer),
  porting: orNull(portingAnswer),
  delivery: list(deliveryAnswer),
  contract: orNull(contractAnswer),
  options: list(object({ id: uuid, name: text, priceCents: integer })),
  jersey: orNull(jerseyAnswer),
  earlyStart: boolean,
});

/** Judged by the flow, not by this: here only the outer shape. */
export const orderBody = {
  type: 'object',
  required: ['forms'],
  additionalProperties: false,
  properties: {
    forms: { type: 'object', maxProperties: 20, additionalProperties: { type: 'object' } },
    paymentVersion: { type: 'string', maxLength: 10 },
    invitationCode: { type: 'string', maxLength: 32 },
    summaryId: uuid,
  },
};

/** The forms that make an offer; others may be absent. */
export const offerBody = {
  type: 'object',
  required: ['forms'],
  additionalProperties: false,
  properties: { forms: orderBody.properties.forms, paymentVersion: orderBody.properties.paymentVersion },
};

/** `content` is the same for summaries that say the same. */
export const summaryAnswer = object({ id: uuid, hash: text, content: text, url: text, fileName: text });

export const orderParams = object({ id: uuid });
