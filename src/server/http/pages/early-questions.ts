import { languageCode } from '../../../shared/language.ts';
import type { EarlyQuestions, PageStart } from '../../../shared/page-start.ts';
import type { PageId } from '../../../shared/pages.ts';
import { sessionTokenKey } from '../../../shared/session-token-key.ts';

/** Every page asks who it is for. */
const always = ['/api/users/me'];

/** What pages ask first besides; a test holds that they ask all of it. */
const further: Partial<Record<PageId, readonly string[]>> = {
  accountOverview: ['/api/orders', '/api/contracts/me', '/api/messages/unread'],
  badges: ['/api/badges/me'],
  bills: ['/api/contracts/me', '/api/vouchers/me'],
  calls: ['/api/calls/me'],
  closing: ['/api/users/me/closing'],
  dashboard: ['/api/contracts/me', '/api/usage/me', '/api/orders', '/api/messages/unread'],
  devices: ['/api/devices'],
  esim: ['/api/sims/me'],
  messages: ['/api/messages'],
  options: ['/api/tariffs/options/me', '/api/contracts/me', '/api/usage/me'],
  paymentMethods: ['/api/contracts/me/payment-means', '/api/users/me/payment-methods'],
  profile: ['/api/auth/me/answers', '/api/submissions/me', '/api/users/me/notices'],
  sim: ['/api/sims/me'],
  tariffChange: ['/api/contracts/me'],
  usage: ['/api/usage/me'],
  voucher: ['/api/contracts/me', '/api/vouchers/me'],
};

/** What a browser with a session may ask before its scripts are there. The headers are those of `lib/http.ts`. */
export function earlyQuestions({ team, lang }: PageStart, page: PageId): EarlyQuestions {
  return {
    tokenKey: sessionTokenKey(team),
    headers: { 'X-Team-Id': team, 'X-Language-Code': String(languageCode[lang]) },
    paths: [...always, ...(further[page] ?? [])],
  };
}
