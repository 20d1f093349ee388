import { createHash } from 'node:crypto';
import { ORIGINAL, type Variant } from '../../../shared/variants.ts';

const WHOLE = 2 ** 32;

/** The place of a reader among all readers of a form: 0 to below 100, always the same. */
function placeAmongAll(formId: string, callerId: string): number {
  const digest = createHash('sha256').update(`${formId} ${callerId}`).digest();
  return (digest.readUInt32BE(0) / WHOLE) * 100;
}

/**
 * The wording that a reader sees. It follows from the id alone, so that nothing is stored, each process says the same,
 * and a share that grows takes no reader out of the first variant. A reader without an id sees the original.
 */
export function variantOf(
  formId: string,
  variants: readonly Variant[],
  callerId: string | undefined,
): string {
  if (callerId === undefined) return ORIGINAL;
  const place = placeAmongAll(formId, callerId);
  let end = 0;
  for (const { name, share } of variants) {
    end += share;
    if (place < end) return name;
  }
  return ORIGINAL;
}
