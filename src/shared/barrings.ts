/**
 * What a line can be barred from, free of charge (§ 61 (1), (2) TKG): 0900, 0137, 118, numbers abroad, and what third
 * parties would put on the bill.
 */
export const barringRanges = ['premium', 'televoting', 'directory', 'abroad', 'thirdParty'] as const;
export type BarringRange = (typeof barringRanges)[number];
