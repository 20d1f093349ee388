import { UPLOAD_TYPES, type UploadType } from '../../../shared/uploads.ts';

const LONGEST = 80;

/**
 * A name that is harmless in a mail, a header and any file system: no path, nothing that cannot be seen or turns the
 * reading direction, and the ending of what the file really is.
 */
export function safeFileName(given: string, type: UploadType): string {
  const { ending } = UPLOAD_TYPES[type];
  const last = given.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .normalize('NFC')
    .replace(/\.[^.]{0,10}$/u, '')
    .replace(/[^\p{L}\p{M}\p{N} _()+-]+/gu, '_')
    .replace(/^[_ ]+|[_ ]+$/gu, '');
  const short = [...stem].slice(0, LONGEST).join('').trim();
  return `${short || 'file'}.${ending}`;
}

/** The header that saves a file under its name, whatever its letters (RFC 6266, RFC 8187). */
export function attachmentHeader(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
