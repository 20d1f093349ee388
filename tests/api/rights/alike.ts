import { callerNames } from './callers.ts';

const everybody = 'It is for everybody, whether signed in or not, and is about no record of a customer.';
const catalogue = 'It shows goods, which are the same for everybody.';
const link = 'Its link is the key: who has it may pay, and sees a sum and nothing of the customer.';

/** Rows that tell no caller apart, or give their owner nothing, each with the reason. A row that does so is in here. */
export const alike: Record<string, string> = {
  'GET /api/openapi.json': everybody,
  'GET /api/docs': everybody,
  'GET /api/docs/style.css': everybody,
  'GET /api/forms': everybody,
  'GET /api/forms/{area}/{form}': everybody,
  'POST /api/forms/{area}/{form}/validate': everybody,
  'GET /api/forms/{area}/{form}/variant': everybody,
  'POST /api/forms/{area}/{form}/seen': everybody,
  'GET /api/lookups/{source}': everybody,
  'POST /api/users/reset-password/generate-otp': everybody,
  'POST /api/zoho/corporate-register': everybody,
  'POST /api/zoho/dealer-application': everybody,
  'POST /api/zoho/giveaway': everybody,
  'POST /api/giveaways/wins/look': 'It needs the token of a mail: api/giveaway/draw.test.ts.',
  'POST /api/giveaways/wins/answer': 'It needs the token of a mail: api/giveaway/draw.test.ts.',
  'POST /api/vouchers/me/look': 'It needs the code of a mail: api/billing/vouchers.test.ts.',
  'POST /api/vouchers/me': 'It needs the code of a mail: api/billing/vouchers.test.ts.',
  'POST /api/support/messages': everybody,
  'POST /api/submissions/{area}/{form}': everybody,
  'POST /api/survey': everybody,
  'POST /api/consents': 'It names nobody, and needs a brand that asks: api/consents/consents.test.ts.',
  'POST /api/contracts/cancellations': everybody,
  'POST /api/contracts/withdrawals': everybody,
  'POST /api/uploads/{area}/{form}': everybody,
  'POST /api/auth/logout': 'It ends the session of whoever has one; without one nothing is to end.',
  'GET /api/files': 'It shows pictures and clips, which are public: api/files/files.test.ts.',
  'GET /api/distributors/{id}': catalogue,
  'GET /api/tariffs/{id}': catalogue,
  'GET /api/product-sheets/{id}/pdf': catalogue,
  'GET /api/campaigns/{id}': 'It shows a campaign, which is published for everybody.',
  'GET /api/media-contents/{id}': 'It shows an article, which is published for everybody.',
  'GET /api/video/captions':
    'It shows what a published video says, to players that send no header: api/videos/videos.test.ts.',
  'GET /api/wallpaper/{id}': 'It shows a motif, which everybody sees.',
  'GET /api/wallpaper/{id}/preview':
    'It is a small picture without print, for pages that send no header: api/wallpapers/wallpapers.test.ts.',
  'POST /api/wallpaper/{id}/picture':
    'Every customer gets it; what is locked is in api/wallpapers/locks.test.ts.',
  'GET /api/coupon-codes/{code}': catalogue,
  'GET /api/phone-registries/{id}/info': catalogue,
  'POST /api/phone-registries/{id}/release':
    'It says the same to all; a test of its own shows that only its holder gives a number back.',
  'GET /c/{id}': link,
  'GET /c/{id}/check': link,
  'POST /c/{id}/{method}': link,
  'GET /api/calls/{id}/{month}/pdf': 'Its signature is the key, for five minutes: api/calls/lists.test.ts.',
  'GET /api/uploads/{id}/content': 'Its signature is the key, for five minutes: api/uploads/uploads.test.ts.',
  'POST /api/auth/register': 'It needs a phone that was just proved: api/customers/registration.test.ts.',
  'POST /api/auth/login':
    'It needs the password of the account and nothing else: api/customers/session.test.ts.',
  'POST /api/phone-auth/verify-otp': 'It needs the code of the visitor who asked: api/customers/otp.test.ts.',
  'POST /api/users/reset-password/verify-otp':
    'It needs the code of the visitor who asked: api/customers/password-reset.test.ts.',
  'POST /api/users/reset-password': 'It needs the token of a code: api/customers/password-reset.test.ts.',
  'POST /api/users/me/password': 'It needs the current password: api/customers/password.test.ts.',
  'POST /api/auth/undo-contact-change': 'It needs the token of a mail: api/customers/owner-gets-in.test.ts.',
  'POST /api/sims/replacement/asked': 'It needs the token of a mail: api/sims/sim-swap.test.ts.',
  'POST /api/sims/replacement/confirm': 'It needs the token of a mail: api/sims/sim-swap.test.ts.',
  'POST /api/sims/replacement/cancel': 'It needs the token of a notice: api/sims/replacement.test.ts.',
  'POST /api/webhooks/payments': 'It needs the provider’s signature: api/payments/webhooks.test.ts.',
  'POST /api/webhooks/{port}': 'It needs the signature of the system: api/systems.',
};

/** A success, or a conflict with the state of the owner's own record. */
const isOwn = (verdict = '') => /^(2|3|409)/.test(verdict);
const isRefusedToken = (verdict: string) => verdict.startsWith('401');

/** Why a row proves nothing; undefined for one that does. */
export function blindness(operation: string, verdicts: readonly string[]): string | undefined {
  if (new Set(verdicts).size === 1) return 'has one answer for all';
  const [customer, steppedUp] = (['customer', 'steppedUp'] as const).map(
    (name) => verdicts[callerNames.indexOf(name)],
  );
  if (!isOwn(customer) && !isOwn(steppedUp)) return 'refuses the owner';
  const known = new Set(verdicts.filter((one) => !isRefusedToken(one)));
  return /\{(id|code)\}/.test(operation) && known.size === 1 ? 'tells no customers apart' : undefined;
}
