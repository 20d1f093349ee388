import type { Way } from '../../../shared/notices.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { insertNotice } from '../notices/notice.repository.ts';
import { bodyOf, pathIn } from './kept-text.ts';
import type { CustomerLetter } from './letter.ts';
import { safeValues, withoutSecrets } from './unlinked.ts';

type Kept = Omit<CustomerLetter, 'to' | 'alsoTo' | 'phones'>;

/**
 * Keeps a notice in the message centre, in the caller's transaction. Its words are those of the mail, or
 * `outbox.<name>.kept` where the mail has what only its reader may have; links are paths, so that they stay right.
 * @param part the words of a notice that comes by SMS alone
 */
export async function keepNotice(
  tx: Queryable,
  deps: AppDeps,
  { team, lang, name, userId, values = {}, attachments = [] }: Kept,
  sentBy: readonly Way[],
  part = 'text',
): Promise<void> {
  const { name: brand } = deps.teams[team];
  const said = { ...withoutSecrets(safeValues(values)), brand, site: '' };
  const word = (key: string) => deps.words.text(lang, `outbox.${key}`, said);
  const own = deps.words.has(lang, `outbox.${name}.kept`) ? 'kept' : part;
  const frame = { greeting: word('kept.greeting'), end: word('kept.end'), brand };
  const text = bodyOf(word(`${name}.${own}`), lang, frame);
  await insertNotice(tx, {
    userId,
    kind: name,
    lang,
    title: word(`${name}.subject`),
    text,
    path: pathIn(text),
    sentBy,
    hasFiles: attachments.length > 0,
    now: deps.clock(),
  });
}
