import type { Lang } from '../shared/form-script.ts';
import type { TeamId } from '../shared/teams.ts';
import type { Queryable } from './db/queryable.ts';
import type { AppDeps } from './deps.ts';
import { enqueue } from './ports/outbox/outbox.ts';

export interface Letter {
  team: TeamId;
  lang: Lang;
  /** An e-mail address; without one the letter goes to the brand's own service. */
  to?: string;
  /** Its words are `outbox.<name>.subject` and `.text`, which know `{brand}`, `{site}` and the values. */
  name: string;
  values?: Record<string, string | number>;
  /** Ids of stored documents. */
  attachments?: readonly string[];
}

/** Writes a mail into the outbox, in the words of its reader and in the caller's transaction. */
export function enqueueLetter(tx: Queryable, deps: AppDeps, letter: Letter): Promise<void> {
  const { team, lang, name } = letter;
  const { name: brand, email: service } = deps.teams[team];
  const site = siteOf(deps, lang);
  const word = (part: string) =>
    deps.words.text(lang, `outbox.${name}.${part}`, { ...letter.values, brand, site });
  return enqueue(tx, {
    now: deps.clock(),
    team,
    lang,
    channel: 'email',
    to: letter.to ?? service,
    template: name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`),
    subject: word('subject'),
    text: word('text'),
    ...(letter.attachments ? { attachments: letter.attachments } : {}),
  });
}

/** Where a reader's own pages begin; a path follows, with its slash. */
export function siteOf({ config }: Pick<AppDeps, 'config'>, lang: Lang): string {
  return config.publicUrl + (lang === 'tr' ? '/tr' : '');
}
