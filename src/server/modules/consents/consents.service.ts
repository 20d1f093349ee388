import type { ConsentReceipt } from '../../../shared/api/consents.ts';
import type { Lang } from '../../../shared/language.ts';
import { type Purpose, purposes } from '../../../shared/purposes.ts';
import type { TeamId } from '../../../shared/teams.ts';
import { problem } from '../../errors/problem.ts';
import { consentText } from '../../infra/consents/consent-text.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { findAsked, insertChoice, keepText } from './consents.repository.ts';

interface Choice {
  team: TeamId;
  lang: Lang;
  version: string;
  granted: Purpose[];
}

/**
 * Logs a choice. A page that was opened before a change of the text shows the old one, and its choice counts for that.
 * @throws Problem 1108 for a text that was never shown, 1100 for a purpose that it does not ask for
 */
export async function logChoice(deps: AppDeps, choice: Choice): Promise<ConsentReceipt> {
  const { team, lang, version } = choice;
  const now = deps.clock();
  const id = deps.random.id();
  const granted = purposes.filter((purpose) => choice.granted.includes(purpose));
  await deps.db.transaction(async (tx) => {
    const current = consentText(deps.words, deps.teams[team]);
    if (current?.version === version) await keepText(tx, team, current, now);
    const asked = await findAsked(tx, team, version);
    if (!asked) throw problem(1108);
    if (granted.some((purpose) => !asked.includes(purpose))) throw problem(1100);
    await insertChoice(tx, { id, version, lang, granted, now });
  });
  return { id, at: now.toISOString() };
}
