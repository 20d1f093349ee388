import type { AccountPart } from './account-part.ts';

const parts: AccountPart[] = [];

/** Says what modules have of an account that is closed; rows are deleted in this order, so later modules come first. */
export function registerAccountParts(more: readonly AccountPart[]): void {
  parts.push(...more.filter((part) => !parts.includes(part)));
}

export function accountParts(): readonly AccountPart[] {
  return parts;
}
