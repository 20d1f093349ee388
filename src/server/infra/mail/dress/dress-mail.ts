import type { Lang } from '../../../../shared/language.ts';
import type { TeamId } from '../../../../shared/teams.ts';
import type { AppDeps } from '../../deps.ts';
import { renderHere } from '../../pictures/render-here.ts';
import type { MailAttachment } from '../../ports/mail/mail.ts';
import { mailBand } from './mail-band.ts';
import { mailHtml } from './mail-html.ts';
import { mailLinks } from './mail-links.ts';

type Deps = Pick<AppDeps, 'config' | 'teams' | 'words' | 'renderPicture'>;

export interface PlainMail {
  team: TeamId;
  lang: Lang;
  subject: string;
  text: string;
  foot: readonly string[];
}

/** The look of a mail, beside its text. */
export interface MailDress {
  html: string;
  /** What the HTML shows; the reader's program loads nothing. */
  pictures: MailAttachment[];
}

export type DressMail = (mail: PlainMail) => Promise<MailDress>;

const contentId = 'band@mail';

/** Puts mails into the look of their brand, when they are sent: the outbox keeps words alone. */
export function mailDresser({ config, teams, words, renderPicture = renderHere }: Deps): DressMail {
  return async ({ team: id, lang, ...said }) => {
    const team = teams[id];
    const bytes = await mailBand(config.root, team, renderPicture);
    const links = mailLinks({ config, words }, lang);
    return {
      html: mailHtml({ team, lang, ...said, ...links, band: `cid:${contentId}` }),
      pictures: [{ fileName: `${team.id}.png`, bytes, contentId }],
    };
  };
}
