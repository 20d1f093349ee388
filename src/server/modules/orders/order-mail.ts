import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import { berlinToday } from '../../../shared/dates.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import type { Lang } from '../../../shared/language.ts';
import { formatCents } from '../../../shared/money.ts';
import { awaitedAtFirst, lineStart } from '../../../shared/states/contract.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { siteOf } from '../../infra/mail/enqueue-mail.ts';
import { safeValues } from '../../infra/mail/unlinked.ts';
import { storeText } from '../../infra/pdf/text-pdf.service.ts';
import { enqueue } from '../../infra/ports/outbox/outbox.ts';
import type { NewOrder } from './order.repository.ts';

interface OrderMail {
  team: TeamId;
  lang: Lang;
  to: string;
  template: 'orderReceived' | 'orderPaid';
  values: Record<string, string | number>;
  /** Ids of documents. */
  attachments: readonly string[];
}

/** The receipt that the law requires, sent at once and in the customer's language. */
export async function enqueueReceipt(
  tx: Queryable,
  deps: AppDeps,
  order: NewOrder,
  { summaryId, gigabytes }: { summaryId: string; gigabytes: number },
): Promise<void> {
  const { team, lang, content, price, number, msisdn } = order;
  const { userInfo, tariff, productOptions } = content;
  await enqueueOrderMail(tx, deps, {
    team,
    lang,
    to: userInfo.email ?? '',
    template: 'orderReceived',
    values: {
      name: `${userInfo.firstName} ${userInfo.lastName}`,
      number,
      msisdn: formatPhone(msisdn),
      tariff: tariff?.name ?? '',
      today: formatCents(price.todayCents),
      monthly: formatCents(price.monthlyCents),
      options: productOptions.length,
      // What an invitation brings; 0 without one.
      gigabytes,
      days: rules.invitation.days,
      ...startOf(order),
    },
    attachments: [
      summaryId,
      await storeText(tx, deps, team, 'agb'),
      await storeText(tx, deps, team, 'withdrawal'),
    ],
  });
}

/** What the line waits for, and the day after the withdrawal period. */
function startOf({ content, earlyStart, now }: NewOrder) {
  const today = berlinToday(now);
  const portedAfter = content.portingOptions?.contractEndsOn ?? null;
  const day = lineStart({ orderedOn: today, paidOn: today, earlyStart, portedAfter });
  const isCardSent = content.simType === 'physical' && !content.simNumber;
  const awaits = awaitedAtFirst({ isPorted: content.portingOptions !== undefined, isCardSent });
  const early = earlyStart ? 'yes' : 'no';
  return { start: awaits ?? (earlyStart ? 'early' : 'late'), early, day: germanDay(day) };
}

const names = { orderReceived: 'order-received', orderPaid: 'order-paid' };

/** A mail about an order, with the words `outbox.<template>`. */
export async function enqueueOrderMail(tx: Queryable, deps: AppDeps, mail: OrderMail): Promise<void> {
  const { team, lang, to, template } = mail;
  const values = { ...safeValues(mail.values), brand: deps.teams[team].name, site: siteOf(deps, lang) };
  const word = (part: string) => deps.words.text(lang, `outbox.${template}.${part}`, values);
  await enqueue(tx, {
    now: deps.clock(),
    team,
    channel: 'email',
    to,
    lang,
    template: names[template],
    subject: word('subject'),
    text: word('text'),
    attachments: mail.attachments,
  });
}
