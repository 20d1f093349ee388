import { keysOf } from '../../../shared/json-values.ts';
import type { UploadType } from '../../../shared/uploads.ts';

/** The first bytes of each type. Neither a name nor a header decides. */
const BEGINNINGS: Record<UploadType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/** The type of a file by its content; undefined for one that no form can take. */
export function contentType(bytes: Uint8Array): UploadType | undefined {
  return keysOf(BEGINNINGS).find((type) => BEGINNINGS[type].every((byte, at) => bytes[at] === byte));
}
