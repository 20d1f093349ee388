import { invoiceStates } from '../../../shared/states/invoice.ts';
import { day, integer, list, object, oneOf, text, uuid } from '../../plugins/answer-schema.ts';

const args = { type: 'object', additionalProperties: { type: ['string', 'number'] } };

export const invoiceAnswer = object({
  id: uuid,
  number: text,
  kind: oneOf('order', 'option', 'monthly', 'final', 'correction'),
  state: oneOf(...invoiceStates),
  msisdn: text,
  orderId: uuid,
  periodFrom: day,
  periodTo: day,
  lines: list(object({ id: text, labelKey: text, args, cents: integer })),
  totalCents: integer,
  vatCents: integer,
  openCents: integer,
  issuedOn: day,
  dueOn: day,
  documentId: uuid,
});

export const chargesAnswer = object({
  openCents: integer,
  overdueCents: integer,
  billedCents: integer,
  paidCents: integer,
  charges: list(
    object({ invoiceId: uuid, invoiceNumber: text, issuedOn: day, labelKey: text, args, cents: integer }),
  ),
});
