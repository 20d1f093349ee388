import type { Lang } from '../../../shared/form-script.ts';
import type { GiveawayEntry } from '../../../shared/generated/forms.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../deps.ts';
import { enqueueLetter } from '../../letter.ts';
import { problem } from '../../errors/problem.ts';
import { insertEntry } from './giveaway.repository.ts';
import { closedRounds, openRound, viewRound } from './rounds.ts';

/** The round that is open and those whose winners are known. */
export function giveawaysFor({ clock }: AppDeps, lang: Lang) {
  const open = openRound(clock());
  return {
    open: open ? viewRound(open, lang) : null,
    closed: closedRounds(clock()).map((round) => viewRound(round, lang)),
  };
}

/**
 * Takes part in the open round, once per e-mail address. A second entry gets the same answer and no second mail:
 * strangers do not learn who takes part.
 * @throws Problem 1010 when no round is open
 */
export async function enter(
  deps: AppDeps,
  { team, lang }: { team: TeamId; lang: Lang },
  form: GiveawayEntry,
): Promise<{ round: string }> {
  const now = deps.clock();
  const round = openRound(now);
  if (!round) throw problem(1010);
  const definitionVersion = deps.definitions.versions()['giveaway/entry'] ?? '';
  const entry = { id: deps.random.id(), team, round, lang, form, definitionVersion, now };
  await deps.db.transaction(async (tx) => {
    if (!(await insertEntry(tx, entry))) return;
    const values = { name: form.name, title: round.words[lang].title };
    await enqueueLetter(tx, deps, { team, lang, to: form.email, name: 'giveawayEntered', values });
  });
  return { round: round.slug };
}
