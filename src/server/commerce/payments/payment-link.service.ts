import type { PaymentMethod, PaymentVersion } from '../../../shared/enums.ts';
import { defaultPaymentVersion, methodsOfVersion, paymentVersions } from '../../../shared/enums.ts';
import type { Lang } from '../../../shared/form-script.ts';
import type { PaymentStanding } from '../../../shared/order-view.ts';
import type { AppDeps } from '../../deps.ts';
import { httpProblem, problem } from '../../errors/problem.ts';
import { checkout } from '../../modules/payments/checkout.service.ts';
import type { Payable } from './payable.ts';
import { payableKind, unknownSubject } from './payables.ts';
import { findPaymentLink, insertPaymentLink, type PaymentLink } from '../../modules/payments/payment-link.repository.ts';
import { type OnSilence, paymentFor } from '../../modules/payments/payment-status.service.ts';
import type { Subject } from './subject.ts';

const lifeDays = 7;

/** What whoever has a link may know of the thing to be paid: nothing about the person. */
export interface LinkView extends PaymentStanding {
  number: string;
  brand: string;
  lang: Lang;
  amountCents: number;
  version: PaymentVersion;
  methods: readonly PaymentMethod[];
  expiresAt: string;
}

/** A link to pay something by, without logging in, for seven days. @throws Problem as `checkout` for what is not there or another's */
export async function createPaymentLink(
  deps: AppDeps,
  userId: string,
  subject: Subject,
): Promise<{ url: string; expiresAt: string }> {
  const payable = await subjectOf(deps, subject);
  if (payable?.userId !== userId) throw unknownSubject(subject.kind);
  const now = deps.clock();
  const expiresAt = new Date(now.getTime() + lifeDays * 86_400_000);
  const id = deps.random.token();
  await insertPaymentLink(deps.db, { id, team: payable.team, subject, expiresAt, now });
  return { url: `${deps.config.publicUrl}/c/${id}`, expiresAt: expiresAt.toISOString() };
}

/** @throws Problem 404 an unknown link or one that has run out; 1032 an unknown version */
export async function viewLink(
  deps: AppDeps,
  id: string,
  version: string | undefined,
  onSilence: OnSilence,
): Promise<LinkView> {
  const known = versionOf(version);
  const { link, payable } = await openLink(deps, id);
  return {
    number: payable.number,
    brand: deps.teams[link.team].name,
    lang: payable.lang === 'tr' ? 'tr' : 'de',
    amountCents: payable.amountCents,
    version: known,
    methods: methodsOfVersion[known],
    expiresAt: link.expiresAt.toISOString(),
    ...(await paymentFor(deps, link.subject, onSilence)),
  };
}

/** Leads to the provider's page. @throws Problem as `viewLink` and `checkout` do */
export async function payByLink(
  deps: AppDeps,
  id: string,
  wish: { version?: string; method: PaymentMethod },
): Promise<string> {
  const version = versionOf(wish.version);
  const { link, payable } = await openLink(deps, id);
  const { url } = await checkout(deps, {
    userId: payable.userId,
    subject: link.subject,
    version,
    method: wish.method,
    versions: paymentVersions,
    linkId: id,
    // One attempt is under way at a time anyway, and a failed one may be repeated.
    idempotencyKey: deps.random.id(),
  });
  return url;
}

function versionOf(version: string = defaultPaymentVersion): PaymentVersion {
  const known = paymentVersions.find((one) => one === version);
  if (!known) throw problem(1032);
  return known;
}

async function openLink(deps: AppDeps, id: string): Promise<{ link: PaymentLink; payable: Payable }> {
  const link = await findPaymentLink(deps.db, id, deps.clock());
  if (!link) throw httpProblem(404);
  const payable = await subjectOf(deps, link.subject);
  if (!payable) throw httpProblem(404);
  return { link, payable };
}

function subjectOf({ db }: AppDeps, { kind, id }: Subject): Promise<Payable | undefined> {
  return db.transaction((tx) => payableKind(kind).lock(tx, id));
}
