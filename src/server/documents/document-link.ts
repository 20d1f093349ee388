import { createHmac, timingSafeEqual } from 'node:crypto';
import type { AppDeps } from '../deps.ts';

/** So long a link to a document opens it for whoever has it. */
const linkSeconds = 300;

/** The query of a signed link. */
export interface LinkProof {
  expires: number;
  signature: string;
}

/** The address of a document, open to whoever has it for five minutes: a browser's link carries no token. */
export function documentLink({ config, clock }: Pick<AppDeps, 'config' | 'clock'>, id: string): string {
  const expires = Math.floor(clock().getTime() / 1000) + linkSeconds;
  return `/api/documents/${id}?expires=${expires}&signature=${signatureOf(config.secret, id, expires)}`;
}

export function isValidLink(
  { config, clock }: Pick<AppDeps, 'config' | 'clock'>,
  id: string,
  { expires, signature }: LinkProof,
): boolean {
  const expected = Buffer.from(signatureOf(config.secret, id, expires));
  const given = Buffer.from(signature);
  const isRight = given.length === expected.length && timingSafeEqual(given, expected);
  return isRight && clock().getTime() / 1000 <= expires;
}

function signatureOf(secret: string, id: string, expires: number): string {
  return createHmac('sha256', secret).update(`document:${id}:${expires}`).digest('hex');
}
