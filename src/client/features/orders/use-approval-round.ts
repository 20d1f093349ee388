import { useEffect, useRef, useState } from 'react';
import { draftForm, orderDraft } from '../../lib/order-draft.ts';

const FORM = 'order/approval';

/**
 * The customer has not received the summary of another offer, or one with new content: the tick is removed at once.
 * @param offer that the summary describes, undefined outside the last step
 * @param content of the summary that is shown, undefined while it is being made
 * @returns a number that then changes, so that the form is filled anew
 */
export function useApprovalRound(offer: string | undefined, content: string | undefined): number {
  const last = useRef<{ offer: string; content: string | undefined }>(undefined);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (offer === undefined) return;
    const before = last.current;
    const isSameOffer = before?.offer === offer;
    const known = isSameOffer ? before.content : undefined;
    last.current = { offer, content: content ?? known };
    const isAnother = isSameOffer
      ? known !== undefined && content !== undefined && content !== known
      : before !== undefined;
    const { summaryReceived, ...rest } = orderDraft().forms[FORM] ?? {};
    if (!isAnother || summaryReceived === undefined) return;
    draftForm(FORM, rest, { data: rest });
    setRound((count) => count + 1);
  }, [offer, content]);
  return round;
}
