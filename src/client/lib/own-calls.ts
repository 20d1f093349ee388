import { ownChoice } from './own-choice.ts';

/** The part that keeps and deletes, where a customer has switched it on; it comes with the session that needs it. */
export const ownCopies = async () => (ownChoice() ? import('./offline/own-copies.ts') : undefined);

/** The calls for the own bills and usage. */
export const ownCall = /^\/api\/(?:contracts|invoices|usage)\/me(?:\/history\?contractId=[\w-]+)?$/;
