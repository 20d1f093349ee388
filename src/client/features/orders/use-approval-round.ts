import { useEffect, useRef, useState } from 'react';
import { draftForm, orderDraft } from '../../lib/order-draft.ts';

const FORM = 'order/approval';

/**
 * The customer has not received a summary with new content yet: the tick is removed.
 * @param content of the summary that is shown, undefined while it is being made
 * @returns a number that then changes, so that the form is filled anew
 */
export function useApprovalRound(content: string | undefined): number {
  const last = useRef<string>(undefined);
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (content === undefined) return;
    const isAnother = last.current !== undefined && last.current !== content;
    last.current = content;
    const { summaryReceived, ...rest } = orderDraft().forms[FORM] ?? {};
    if (!isAnother || summaryReceived === undefined) return;
    draftForm(FORM, rest, { data: rest });
    setRound((before) => before + 1);
  }, [content]);
  return round;
}
