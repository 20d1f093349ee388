/** Money on its way back: due at us, asked for at the provider, and how that ended. */
const refundStates = ['due', 'requested', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/**
 * The next state; it only rises in the order of `refundStates`, so that news may come twice, late or in any order. A
 * provider can say that it failed after it said that it was done (the bank sent it back), never the other way round.
 */
export function nextRefund(state: RefundState, said: RefundState): RefundState {
  return refundStates.indexOf(said) > refundStates.indexOf(state) ? said : state;
}
