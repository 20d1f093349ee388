import { useState } from 'react';
import type { ReceiptView } from '../../../shared/api/declarations.ts';
import type { PostedForm } from '../../../shared/form-post.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { bootstrap } from '../../lib/bootstrap.ts';
import { usePosted } from '../../lib/posted.ts';
import { forms, type Right, rights } from './rights.ts';

interface PostedRight {
  /** Undefined unless one of the two forms was sent without scripts. */
  right: Right | undefined;
  receipts: Partial<Record<Right, ReceiptView>>;
}

/** The right that was declared without scripts, and its receipt where the declaration was taken. */
export function usePostedRight(): PostedRight {
  const [right] = useState(() => rights.find((one) => forms[one].id === bootstrap().posted?.form));
  const receipt = usePosted(right ? forms[right].id : '', receiptOf);
  return { right, receipts: right && receipt ? { [right]: receipt } : {} };
}

function receiptOf(posted: PostedForm): ReceiptView | undefined {
  if (!('answer' in posted) || !isRecord(posted.answer)) return undefined;
  // Our own server wrote it, as the answer of the call.
  return posted.answer.receipt as ReceiptView;
}
