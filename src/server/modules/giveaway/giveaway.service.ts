import type { Api } from '../../../shared/api/api.ts';
import type { PayloadOf } from '../../../shared/api/operation.ts';
import { readForm } from '../../../shared/contracts/contract.ts';
import type { FormBody } from '../../../shared/contracts/form-body.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import type { Caller } from '../../infra/budgets/caller.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { answerLines, answersColumn, answersOf } from '../../infra/forms/answers.service.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { mayWriteTo, spendOnForm } from '../../infra/mail/public-form.ts';
import { enqueueLead } from '../../infra/ports/crm/enqueue-lead.ts';
import { earnBadge } from '../badges/earn-badges.service.ts';
import { giveawayEntry } from './giveaway.contract.ts';
import { insertEntry, type NewEntry } from './giveaway.repository.ts';
import { begunRounds, openRound } from './round.repository.ts';
import { type Round, viewRound } from './round.ts';
import { standingWins } from './win.repository.ts';

/** The open round, and those that have ended, the newest first. */
export async function giveawaysFor(
  { db, clock }: AppDeps,
  { team, lang }: { team: TeamId; lang: Lang },
): Promise<PayloadOf<Api['GET /api/giveaways']>> {
  const now = clock();
  const rounds = await begunRounds(db, team, now);
  const wins = await standingWins(
    db,
    team,
    rounds.filter(({ drawnAt }) => drawnAt).map(({ slug }) => slug),
  );
  const view = (round: Round) =>
    viewRound(
      round,
      lang,
      wins.filter((win) => win.round === round.slug),
    );
  const open = rounds.findLast(({ closesAt }) => now < closesAt);
  return {
    open: open ? view(open) : null,
    closed: rounds.filter(({ closesAt }) => closesAt <= now).map(view),
  };
}

/**
 * Takes part in the open round, once per e-mail address. A second entry gets the same answer and no second mail:
 * strangers cannot find out who takes part.
 * @throws Problem 1010 when no round is open
 */
export async function enter(
  deps: AppDeps,
  { team, lang, caller }: { team: TeamId; lang: Lang; caller: Caller },
  body: FormBody<'giveaway/entry'>,
): Promise<{ round: string }> {
  const now = deps.clock();
  const round = await openRound(deps.db, team, now);
  if (!round) throw problem(1010);
  const definitionVersion = deps.definitions.versions()['giveaway/entry'] ?? '';
  const form = readForm(giveawayEntry, body);
  const kept = answersOf(deps, { 'giveaway/entry': body });
  const answers = answersColumn(kept);
  const entry = { id: deps.random.id(), team, round, lang, form, answers, definitionVersion, now };
  const lines = await answerLines(deps, kept);
  await deps.db.transaction(async (tx) => {
    const inserted = await insertEntry(tx, entry);
    if (!inserted) throw problem(1010);
    for (const { number } of inserted) await confirm(tx, deps, { ...entry, number }, round, lines);
    if (caller.userId) await earnBadge(tx, caller.userId, 'giveaway-entry', now);
    await spendOnForm(tx, deps, caller);
  });
  return { round: round.slug };
}

/** A new entry goes to the CRM, and its sender gets a mail. */
async function confirm(
  tx: Queryable,
  deps: AppDeps,
  { id, number, team, lang, form }: NewEntry & { number: number },
  { slug, words }: Round,
  answers: string[],
) {
  const { name: lastName, email, phone } = form;
  await enqueueLead(tx, deps, {
    id,
    source: 'giveaway',
    brand: team,
    lastName,
    email,
    phone,
    description: [slug, ...answers].join('\n'),
  });
  if (!(await mayWriteTo(tx, deps, email))) return;
  const values = { name: lastName, title: words[lang].title, number };
  await enqueueMail(tx, deps, { team, lang, to: email, name: 'giveawayEntered', values });
}
