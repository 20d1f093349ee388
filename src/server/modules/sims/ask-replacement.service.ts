import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import { daysAfter } from '../../../shared/durations.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { problem } from '../../errors/problem.ts';
import { isUniqueViolation } from '../../infra/db/constraint.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { sendCode, validateCode } from '../customers/otp.service.ts';
import { type Contacts, contactsSince } from '../customers/recent-contacts.repository.ts';
import { provePassword, type StepUp } from '../customers/step-up.service.ts';
import { tokenHash } from '../customers/token-hash.ts';
import { replacementForm } from './replacement.contract.ts';
import { dropAsked, insertAsked, insertProved, type Wish } from './replacement.repository.ts';
import { noticesOf, priceInWords } from './replacement-notice.ts';
import { wishOf } from './replacement-wish.service.ts';
import { type OwnSim, simOf } from './sim.service.ts';

/** How long the link is good that confirms a replacement. */
const LINK_MS = 3_600_000;

/** Sends a code to the account's phone. @throws Problem 1109, 1140, 1141, 1142; 429, 1131 */
export async function sendReplacementCode(deps: AppDeps, request: StepUp, contractId: string) {
  const { sim } = await replaceable(deps, request, contractId);
  const { team, lang, guestId, caller } = request;
  return deps.db.transaction(async (tx) => {
    const { phone } = await contactsOf(tx, deps, request, 'code', sim.msisdn);
    return sendCode(tx, deps, {
      team,
      lang,
      guestId,
      caller,
      phone,
      purpose: 'simReplacement',
      deliveredTo: phone,
    });
  });
}

/**
 * Asks for an eSIM or a card in the place of a line's SIM. A code to another phone proves it at once; the password needs a
 * link by e-mail besides. @throws Problem 1109, 1140–1142, 1144, 1156, 1158; 1100 at a wrong password; 1028–1031 at a wrong code
 */
export async function askReplacement(
  deps: AppDeps,
  request: StepUp,
  contractId: string,
  body: FormBody<'account/sim-replacement'>,
): Promise<void> {
  const read = readForm(replacementForm, body);
  const { way, password = '', code = '' } = read;
  const own = await replaceable(deps, request, contractId);
  const wish = await wishOf(deps, { userId: request.user.id, contractId }, read);
  if (way === 'password') {
    await provePassword(deps, request, password);
    return deps.db.transaction((tx) => sendLink(tx, deps, request, own, wish));
  }
  // A wrong try must be stored, so the refusal is thrown after the commit.
  const refusal = await once(() =>
    deps.db.transaction((tx) => proveByCode(tx, deps, request, own, { code, wish })),
  );
  if (refusal) throw refusal;
}

async function replaceable(deps: AppDeps, { user }: StepUp, contractId: string): Promise<OwnSim> {
  const own = await simOf(deps, user.id, contractId);
  if (own.sim.state === 'waiting') throw problem(1140);
  if (own.sim.replacedFrom !== null) throw problem(1144);
  return own;
}

/** The ways of a thief: a contact that was changed lately proves nothing, nor does a code to the SIM itself. */
async function contactsOf(
  tx: Queryable,
  deps: AppDeps,
  { user }: StepUp,
  way: 'code' | 'password',
  msisdn: string,
): Promise<Contacts> {
  const contacts = await contactsSince(tx, user.id, daysAfter(deps.clock(), -deps.config.simContactDays));
  if (!contacts) throw problem(1041);
  const { email, phone, before } = contacts;
  if (way === 'code' && phone === msisdn) throw problem(1141);
  const isNew = before.some((old) => (way === 'code' ? old.phone !== phone : old.email !== email));
  if (isNew) throw problem(1142);
  return contacts;
}

async function sendLink(
  tx: Queryable,
  deps: AppDeps,
  request: StepUp,
  { sim }: OwnSim,
  wish: Wish,
): Promise<void> {
  const { email: to } = await contactsOf(tx, deps, request, 'password', sim.msisdn);
  const { team, lang, user } = request;
  const token = deps.random.token();
  const now = deps.clock();
  const until = new Date(now.getTime() + LINK_MS);
  const { contractId } = sim;
  await dropAsked(tx, contractId, now);
  const asked = { id: deps.random.id(), contractId, userId: user.id, now, ...wish };
  await once(() => insertAsked(tx, asked, { hash: tokenHash(token), until }));
  const values = { token, kind: wish.kind, price: priceInWords(wish), msisdn: formatPhone(sim.msisdn) };
  const reader = { team, lang, userId: user.id, to };
  await enqueueMail(tx, deps, { ...reader, name: 'simReplacementAsked', values, expiresAt: until });
}

async function proveByCode(
  tx: Queryable,
  deps: AppDeps,
  request: StepUp,
  { sim }: OwnSim,
  { code, wish }: { code: string; wish: Wish },
) {
  const contacts = await contactsOf(tx, deps, request, 'code', sim.msisdn);
  const validated = await validateCode(tx, deps, request.guestId, 'simReplacement', code);
  if ('refusal' in validated) return validated.refusal;
  // The code may have gone to a phone that is the account's no longer.
  if (validated.phone !== contacts.phone) return problem(1029);
  const { contractId, msisdn } = sim;
  const now = deps.clock();
  const { token, cancelHash, dueAt } = cancelLink(deps);
  await dropAsked(tx, contractId, now);
  const proved = { id: deps.random.id(), contractId, userId: request.user.id, now, ...wish };
  await insertProved(tx, proved, { cancelHash, dueAt });
  await noticesOf(tx, deps, { ...proved, msisdn, token, dueAt });
  return undefined;
}

/** The link that cancels a replacement, and when the new eSIM takes its place or the card is sent. */
export function cancelLink({ random, clock, config }: AppDeps) {
  const token = random.token();
  const dueAt = new Date(clock().getTime() + config.simReplaceHours * 3_600_000);
  return { token, cancelHash: tokenHash(token), dueAt };
}

/** Of simultaneous requests for one line one is taken. @throws Problem 1144 for the others */
async function once<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (isUniqueViolation(error, 'sim_replacement_open')) throw problem(1144);
    throw error;
  }
}
