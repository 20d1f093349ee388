import { readFileSync } from 'node:fs';

/**
 * A key that an outside system knows us by, as it is at this moment: from the settings, or from a file that the
 * operator's vault replaces while the server runs.
 * @throws Error when the file is gone or empty
 */
export type Credential = () => string;

/** @returns the first line of a file, which is read for each call, because a key may live for minutes */
export function credentialIn(file: string): Credential {
  return () => {
    const [key = ''] = readFileSync(file, 'utf8').split('\n');
    if (key.trim() === '') throw new Error('A file with a key is empty.');
    return key.trim();
  };
}
