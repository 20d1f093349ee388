import { type Lang, pathPrefix } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../db/queryable.ts';
import type { AppDeps } from '../deps.ts';
import { enqueue } from '../ports/outbox/outbox.ts';
import { safeValues } from './unlinked.ts';

export interface Letter {
  team: TeamId;
  lang: Lang;
  /** An e-mail address; without one the mail goes to the brand's own service. */
  to?: string;
  /** Its words are `outbox.<name>.subject` and `.text`; they can use `{brand}`, `{site}` and the values. */
  name: string;
  /** The words of people among them are shown without links. */
  values?: Record<string, string | number>;
  /** Ids of stored documents. */
  attachments?: readonly string[];
  /** Ids of files that were sent with a form. */
  files?: readonly string[];
  /** When its link has no use any more: the mail is not sent afterwards, and deleted. */
  expiresAt?: Date;
}

/** Writes a mail into the outbox, in the reader's language and in the caller's transaction. */
export async function enqueueMail(tx: Queryable, deps: AppDeps, letter: Letter): Promise<void> {
  const { team, lang, name } = letter;
  // A closed account has no address.
  if (letter.to === '') return;
  const { name: brand, email: service } = deps.teams[team];
  const site = siteOf(deps, lang);
  const word = (part: string) =>
    deps.words.text(lang, `outbox.${name}.${part}`, { ...safeValues(letter.values ?? {}), brand, site });
  await enqueue(tx, {
    now: deps.clock(),
    team,
    lang,
    channel: 'email',
    to: letter.to ?? service,
    template: name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
    subject: word('subject'),
    text: word('text'),
    ...(letter.attachments ? { attachments: letter.attachments } : {}),
    ...(letter.files ? { files: letter.files } : {}),
    ...(letter.expiresAt ? { expiresAt: letter.expiresAt } : {}),
  });
}

/** The base address of the site in a language; append a path with its slash. */
export function siteOf({ config }: Pick<AppDeps, 'config'>, lang: Lang): string {
  return config.publicUrl + pathPrefix[lang];
}
