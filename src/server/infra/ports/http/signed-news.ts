import { isSigned } from '../payments/signature.ts';
import { answer, hasShape, type Static, shortText } from './system-operation.ts';

/** The header with `t=<seconds>,v1=<hmac>`, over the time and the raw body. */
export const signatureHeader = 'fanline-signature';

/**
 * News of an outside system: something about one of our things has changed. It says no more, because news can come twice,
 * late and in any order: what is true now, we ask.
 */
export const systemNews = answer({
  id: shortText(100),
  type: shortText(100),
  /** Our id of the thing. */
  subject: shortText(100),
});
export type SystemNews = Static<typeof systemNews>;

/** The sender is not the system, or the message is too old. */
export class NewsRefused extends Error {}

/**
 * @returns undefined for a body that is no news
 * @throws NewsRefused unless the system signed the body within the last five minutes
 */
export function readNews(
  { secrets, signature, body }: { secrets: readonly string[]; signature: string; body: string },
  now: Date,
): SystemNews | undefined {
  if (!secrets.some((secret) => isSigned(secret, signature, body, now)))
    throw new NewsRefused('The signature is wrong or too old.');
  try {
    const news: unknown = JSON.parse(body);
    return hasShape(systemNews, news) ? news : undefined;
  } catch {
    return undefined;
  }
}
