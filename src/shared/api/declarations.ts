import { operations } from './operation.ts';
import {
  anything,
  boolean,
  form,
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

/** Why people decide about a declaration, and not the server. */
export const waitReasons = [
  'review',
  'late',
  'part',
  'packages',
  'changes',
  'begunChange',
  'laterPart',
] as const;
export type WaitReason = (typeof waitReasons)[number];

/** Proof of a declaration: its content and its time of arrival. The same on screen, as PDF and by mail. */
export const receiptView = object({
  id: uuid,
  number: text,
  kind: oneOf('cancellation', 'withdrawal'),
  receivedAt: moment,
  title: text,
  /** Valid for five minutes, or for a day when the PDF is made later. */
  pdfUrl: text,
  /** False when too many receipts were asked for, by the mailbox or in all: then it is shown and downloaded here alone. */
  isMailed: boolean,
  /** Too many receipts are asked for at once: the PDF is ready, and mailed, some minutes later. */
  isLater: boolean,
  /** Why it waits for people. Only from the account: the public form tells a stranger nothing about a contract. */
  waits: orNull(oneOf(...waitReasons)),
  lines: list(object({ label: text, text })),
});
export type ReceiptView = Static<typeof receiptView>;

const answer = object({ receipt: receiptView });
const params = object({ id: uuid });

export const declarationsApi = operations({
  'POST /api/contracts/cancellations': { body: form('contract/cancel'), answer, status: 201 },
  'POST /api/contracts/withdrawals': { body: form('contract/withdraw'), answer, status: 201 },
  // From the account only these fields are asked for. Their values are validated by the public forms.
  'POST /api/contracts/me/:id/cancellation': {
    params,
    body: object({ endDate: optional(anything) }),
    answer,
    status: 201,
  },
  'POST /api/contracts/me/:id/withdrawal': {
    params,
    body: object({ part: optional(anything) }),
    answer,
    status: 201,
  },
});
