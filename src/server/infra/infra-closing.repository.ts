import type { AccountPart } from './closing/account-part.ts';
import { OF_CONTRACTS, OF_ORDERS, OF_USER } from './export/exported.ts';

const OWNER = `owner = 'user:' || $1::uuid::text`;
const PAPERS = `(${OWNER} OR ${OF_ORDERS} OR ${OF_CONTRACTS} OR user_id = $1
  OR invoice_id IN (SELECT id FROM invoice WHERE user_id = $1))`;

/** Papers, files that wait for a form, and the message centre. */
export const infraOfAccount: AccountPart = {
  goes: [
    { table: 'upload', where: `${OWNER} AND submission_id IS NULL AND message_id IS NULL` },
    { table: 'notice', where: OF_USER },
    { table: 'notice_choice', where: OF_USER },
  ],
  ends: [
    { table: 'outbox_attachment', where: `document_id IN (SELECT id FROM document WHERE ${PAPERS})` },
    { table: 'document', where: PAPERS },
  ],
};
