import { createHash } from 'node:crypto';

/** A uuid (version 5) that is always the same for a name: goods keep their ids when they are brought again. */
export function namedUuid(...name: string[]): string {
  const hex = createHash('sha1')
    .update(['fanline', ...name].join('/'))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
