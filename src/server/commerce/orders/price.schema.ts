import { integer, list, object, oneOf, orNull, text } from '../../plugins/answer-schema.ts';

const priceLineAnswer = object({
  id: text,
  kind: oneOf('today', 'monthly', 'firstInvoice'),
  labelKey: text,
  args: { type: 'object', additionalProperties: { type: ['string', 'number'] } },
  cents: integer,
});

export const priceAnswer = object({
  todayCents: integer,
  monthlyCents: integer,
  regularMonthlyCents: integer,
  regularFromMonth: orNull(integer),
  firstInvoiceCents: integer,
  termMonths: integer,
  termTotalCents: integer,
  vat: object({ percent: integer, todayCents: integer, monthlyCents: integer, termTotalCents: integer }),
  lines: list(priceLineAnswer),
});
