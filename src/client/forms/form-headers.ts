import { furtherHeaders } from '../lib/further-language.ts';

/** What a call that sends a form says of it: the version that was filled in, and the language of its sentences. */
export function formHeaders(version: string): Record<string, string> {
  return { 'X-Definition-Version': version, ...furtherHeaders() };
}
