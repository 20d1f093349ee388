import { berlinToday } from '../../../shared/dates.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { Lang } from '../../../shared/language.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { postSms } from '../../infra/mail/post-letter.ts';
import { getsSms } from '../../infra/ports/sms/gets-sms.ts';
import type { DrawnRound, Entrant } from './draw.repository.ts';
import type { Round } from './round.ts';
import type { OwnWin } from './win.repository.ts';

interface Told {
  number: number;
  prize: number;
  token: string;
  answerBy: Date;
}

/** Tells a winner by mail and, where the phone gets messages of ours, by SMS. */
export async function tellWinner(
  tx: Queryable,
  deps: AppDeps,
  { team, words, prizes }: DrawnRound,
  { lang, name, email, phone }: Entrant,
  { number, prize, token, answerBy }: Told,
): Promise<void> {
  const values = {
    name,
    title: words[lang].title,
    prize: prizes[prize]?.one[lang] ?? '',
    number,
    until: germanDay(berlinToday(new Date(answerBy.getTime() - 1))),
    token,
  };
  const letter = { team, lang, name: 'giveawayWon', values, expiresAt: answerBy } as const;
  await enqueueMail(tx, deps, { ...letter, to: email });
  if (getsSms(phone, deps.config.otp.countries)) await postSms(tx, deps, letter, { to: phone });
}

/** A prize that people deliver: our service gets what it needs for it. */
export function tellService(
  tx: Queryable,
  deps: AppDeps,
  round: Round & Pick<DrawnRound, 'team'>,
  win: OwnWin,
) {
  const lang: Lang = 'de';
  const { name, email, phone, number } = win;
  const values = {
    title: round.words[lang].title,
    prize: round.prizes[win.prize]?.one[lang] ?? '',
    number,
    name: name ?? '',
    email: email ?? '',
    phone: phone ?? '',
  };
  return enqueueMail(tx, deps, { team: round.team, lang, name: 'giveawayPrizeDue', values });
}

export function tellNobodyLeft(
  tx: Queryable,
  deps: AppDeps,
  round: DrawnRound,
  prize: number,
): Promise<void> {
  const lang: Lang = 'de';
  const values = { title: round.words[lang].title, prize: round.prizes[prize]?.one[lang] ?? '' };
  return enqueueMail(tx, deps, { team: round.team, lang, name: 'giveawayPrizeLeft', values });
}
