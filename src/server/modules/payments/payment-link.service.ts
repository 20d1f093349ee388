import type { PaymentLinkView, Subject } from '../../../shared/api/payments.ts';
import { daysAfter } from '../../../shared/durations.ts';
import type { PaymentMethod } from '../../../shared/enums.ts';
import { defaultPaymentVersion, methodsOfVersion, paymentVersions } from '../../../shared/enums.ts';
import { httpProblem } from '../../errors/problem.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { tokenHash } from '../customers/token-hash.ts';
import { checkout } from './checkout.service.ts';
import type { Payable } from './payable.ts';
import { payableKind, unknownSubject } from './payable-registry.ts';
import { findPaymentLink, insertPaymentLink, type PaymentLink } from './payment-link.repository.ts';
import { type OnProviderError, paymentFor } from './payment-status.service.ts';
import { knownVersion } from './payment-version.ts';

const lifeDays = 7;

/**
 * A link for a payment without a login, valid for seven days. @throws Problem as `checkout` for a subject that does not
 * exist or belongs to another customer
 */
export async function createPaymentLink(
  deps: AppDeps,
  userId: string,
  subject: Subject,
): Promise<{ url: string; expiresAt: string }> {
  const payable = await payableKind(subject.kind).find(deps.db, subject.id);
  if (payable?.userId !== userId) throw unknownSubject(subject.kind);
  const now = deps.clock();
  const expiresAt = daysAfter(now, lifeDays);
  const token = deps.random.token();
  await insertPaymentLink(deps.db, {
    tokenHash: tokenHash(token),
    team: payable.team,
    subject,
    expiresAt,
    now,
  });
  return { url: `${deps.config.publicUrl}/c/${token}`, expiresAt: expiresAt.toISOString() };
}

/** @throws Problem 404 an unknown or expired link; 1032 an unknown version */
export async function viewLink(
  deps: AppDeps,
  id: string,
  version: string | undefined,
  onProviderError: OnProviderError,
): Promise<PaymentLinkView> {
  const known = knownVersion(version ?? defaultPaymentVersion);
  const { link, payable } = await openLink(deps, id);
  return {
    number: payable.number,
    brand: deps.teams[link.team].name,
    lang: payable.lang,
    amountCents: payable.amountCents,
    version: known,
    methods: [...methodsOfVersion[known]],
    expiresAt: link.expiresAt.toISOString(),
    ...(await paymentFor(deps, link.subject, onProviderError)),
  };
}

/** Returns the address of the provider's page. @throws Problem as `viewLink` and `checkout` do */
export async function payByLink(
  deps: AppDeps,
  id: string,
  wish: { version: string | undefined; method: PaymentMethod },
): Promise<string> {
  const version = knownVersion(wish.version ?? defaultPaymentVersion);
  const { link, payable } = await openLink(deps, id);
  const { url } = await checkout(deps, {
    userId: payable.userId,
    subject: link.subject,
    version,
    method: wish.method,
    versions: paymentVersions,
    linkId: id,
    // Only one attempt is open at a time, and a failed one may be repeated, so each request has a new key.
    idempotencyKey: deps.random.id(),
  });
  return url;
}

async function openLink(deps: AppDeps, id: string): Promise<{ link: PaymentLink; payable: Payable }> {
  const link = await findPaymentLink(deps.db, tokenHash(id), deps.clock());
  if (!link) throw httpProblem(404);
  const payable = await payableKind(link.subject.kind).find(deps.db, link.subject.id);
  if (!payable) throw httpProblem(404);
  return { link, payable };
}
