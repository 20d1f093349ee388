import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { enqueue } from '../ports/outbox/outbox.ts';
import type { Content } from './letter.ts';
import { siteOf, wordsOf } from './letter-words.ts';

/** Writes a letter into the outbox as a mail to one address. */
export async function postMail(tx: Queryable, deps: AppDeps, letter: Content, to: string): Promise<void> {
  const word = wordsOf(deps, letter);
  const { attachments, files } = letter;
  await enqueue(tx, {
    ...common(deps, letter, to),
    channel: 'email',
    subject: word('subject'),
    text: word('text'),
    ...(attachments ? { attachments } : {}),
    ...(files ? { files } : {}),
  });
}

/** Writes a letter into the outbox as an SMS to one phone. A letter without words for it is told by its title. */
export async function postSms(
  tx: Queryable,
  deps: AppDeps,
  letter: Content,
  { to, part = 'sms' }: { to: string; part?: string },
): Promise<void> {
  const { team, lang, name } = letter;
  const word = wordsOf(deps, letter);
  const text = deps.words.has(lang, `outbox.${name}.${part}`)
    ? word(part)
    : deps.words.text(lang, 'outbox.notice.sms', {
        brand: deps.teams[team].name,
        title: word('subject'),
        site: siteOf(deps, lang),
      });
  await enqueue(tx, { ...common(deps, letter, to), channel: 'sms', text });
}

function common(deps: AppDeps, { team, lang, name, expiresAt }: Content, to: string) {
  const template = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return { now: deps.clock(), team, lang, to, template, ...(expiresAt ? { expiresAt } : {}) };
}
