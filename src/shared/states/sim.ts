/**
 * What a customer sees of a SIM: `waiting` until its line begins, `active`, or `blocked` because it was lost. Our table
 * knows more about cards in stock.
 */
export const simStates = ['waiting', 'active', 'blocked'] as const;
export type SimState = (typeof simStates)[number];
