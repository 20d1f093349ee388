/** The states of a refund: due, requested at the provider, and its end. */
const refundStates = ['due', 'requested', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * The next state; it can only move forward in the order of `refundStates`, so that updates may be repeated, late or
 * unordered. A provider may report a failure after a success (the bank returned the money), but not a success after a
 * failure.
 */
export function nextRefund(state: RefundState, said: RefundState): RefundState {
  return refundStates.indexOf(said) > refundStates.indexOf(state) ? said : state;
}
