import type { Lang } from '../../../shared/form-script.ts';
import type { SupportMessage } from '../../../shared/generated/forms.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../deps.ts';
import { enqueueLetter } from '../../letter.ts';
import { insertMessage } from '../../modules/support/support.repository.ts';

interface Sender {
  team: TeamId;
  lang: Lang;
  userId: string | null;
}

/**
 * Stores a message, hands it to the service and confirms it. What was written is not in the confirmation: its
 * address may be somebody else's. @returns its id
 */
export async function takeMessage(deps: AppDeps, { team, lang, userId }: Sender, form: SupportMessage) {
  const id = deps.random.id();
  const { name, email, subject, message } = form;
  const definitionVersion = deps.definitions.versions()['support/message'] ?? '';
  await deps.db.transaction(async (tx) => {
    await insertMessage(tx, { id, team, lang, userId, form, definitionVersion, now: deps.clock() });
    await enqueueLetter(tx, deps, { team, lang, to: email, name: 'supportReceived', values: { name } });
    const values = { name, email, subject, message, lang };
    await enqueueLetter(tx, deps, { team, lang: 'de', name: 'supportMessage', values });
  });
  return id;
}
