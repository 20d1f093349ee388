/** The first and the last byte, counted from 0. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * The part of a file that a `Range` header asks for (RFC 9110, 14.1.2). Undefined: the whole file, since the header is
 * missing, is no range of bytes, or names several. Null: the file has no such part.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  // A last byte before the first one makes the header invalid, and it is ignored.
  if (first !== '' && last !== '' && Number(last) < from) return undefined;
  return from < size && from <= to ? { from, to } : null;
}
