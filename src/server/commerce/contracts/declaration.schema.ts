import { list, moment, object, oneOf, text, uuid } from '../../plugins/answer-schema.ts';

export const receiptAnswer = object({
  id: uuid,
  number: text,
  kind: oneOf('cancellation', 'withdrawal'),
  receivedAt: moment,
  title: text,
  /** Open for five minutes. */
  pdfUrl: text,
  lines: list(object({ label: text, text })),
});
