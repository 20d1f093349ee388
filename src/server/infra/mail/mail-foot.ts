import firm from '../../../../teams/content/firm.json' with { type: 'json' };
import { formatPhone } from '../../../shared/format-phone.ts';
import type { Lang } from '../../../shared/language.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../deps.ts';

/** The last lines of a brand's mail. */
export type MailFoot = (mail: { team: TeamId; lang: Lang }) => readonly string[];

/** How the firm is reached, and what § 35a GmbHG asks of a letter of any form: form, seat, register, managing directors. */
export function mailFoot({ teams, words }: Pick<AppDeps, 'teams' | 'words'>): MailFoot {
  return ({ team, lang }) => [
    `${firm.name} · ${firm.street} · ${firm.postalCode} ${firm.city}`,
    words.text(lang, 'outbox.foot.register', firm),
    words.text(lang, 'outbox.foot.management', firm),
    `${formatPhone(teams[team].hotline)} · ${teams[team].email}`,
  ];
}

/** A mail's text above its foot; mail programs know a signature by the line between. */
export const withFoot = (text: string, foot: readonly string[]): string =>
  `${text}\n\n-- \n${foot.join('\n')}`;
