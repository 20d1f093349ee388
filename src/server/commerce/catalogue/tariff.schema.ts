import { optionKinds, tariffTypes } from '../../../shared/enums.ts';
import { boolean, integer, list, object, oneOf, orNull, text, uuid } from '../../plugins/answer-schema.ts';

export const tariffAnswer = object({
  id: uuid,
  slug: text,
  type: oneOf(...tariffTypes),
  name: text,
  dataGb: integer,
  priceCents: integer,
  oneOffCents: integer,
  termMonths: integer,
  hasFormOption: boolean,
  jersey: orNull(object({ monthlyCents: integer, onceCents: integer })),
  speedMbit: integer,
  uploadMbit: integer,
  throttledKbit: integer,
  features: list(text),
  description: text,
  alternativeTariffId: orNull(uuid),
  businessOnly: boolean,
  mainContractRequired: boolean,
  netPriceCents: orNull(integer),
});

export const optionAnswer = object({
  id: uuid,
  slug: text,
  name: text,
  description: text,
  priceCents: integer,
  durationDays: orNull(integer),
  kind: oneOf(...optionKinds),
});

export const planAnswer = object({
  id: uuid,
  slug: text,
  kind: text,
  name: text,
  description: text,
  monthlyCents: integer,
  onceCents: integer,
  months: integer,
});

/** An id or a slug. */
export const nameParams = object({ id: { type: 'string', maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' } });

export const typeQuery = {
  type: 'object',
  additionalProperties: false,
  properties: { type: oneOf(...tariffTypes) },
};
