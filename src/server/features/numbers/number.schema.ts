import { numberPatterns, phoneNumberClasses, phoneNumberKinds } from '../../../shared/enums.ts';
import { boolean, integer, moment, object, oneOf, text, uuid } from '../../plugins/answer-schema.ts';

const common = {
  msisdn: text,
  kind: oneOf(...phoneNumberKinds),
  class: oneOf(...phoneNumberClasses),
  priceCents: integer,
};

export const numberAnswer = object({ id: uuid, ...common });
export const numberInfoAnswer = object({ id: uuid, ...common, available: boolean });

export const reservationAnswer = object({
  id: uuid,
  phoneNumberId: uuid,
  ...common,
  expiresAt: moment,
  extensionsLeft: integer,
  warnSeconds: integer,
  serverTime: moment,
});

export const numberQuery = {
  type: 'object',
  additionalProperties: false,
  properties: {
    kind: oneOf(...phoneNumberKinds),
    class: oneOf(...phoneNumberClasses),
    q: { type: 'string', maxLength: 20, pattern: '^[0-9 +]*$' },
    pattern: oneOf(...numberPatterns),
    // 0 asks only for what the caller holds. Queries arrive as text and are not coerced.
    limit: { type: 'string', pattern: '^(0|[1-9][0-9]?|1[0-9]{2}|200)$' },
  },
};

export const numberParams = object({ id: uuid });
