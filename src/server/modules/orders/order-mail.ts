import rules from '../../../../teams/content/usage.json' with { type: 'json' };
import { berlinToday } from '../../../shared/dates.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { awaitedAtFirst, lineStart } from '../../../shared/states/contract.ts';
import type { Queryable } from '../../infra/db/queryable.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { enqueueMail } from '../../infra/mail/enqueue-mail.ts';
import { storeText } from '../../infra/pdf/text-pdf.service.ts';
import type { NewOrder } from './order.repository.ts';

/** The receipt that the law requires, sent at once and in the customer's language. */
export async function enqueueReceipt(
  tx: Queryable,
  deps: AppDeps,
  order: NewOrder,
  { summaryId, gigabytes }: { summaryId: string; gigabytes: number },
): Promise<void> {
  const { team, lang, userId, content, price, number, msisdn } = order;
  const { userInfo, tariff, productOptions } = content;
  await enqueueMail(tx, deps, {
    team,
    lang,
    userId,
    to: userInfo.email ?? '',
    name: 'orderReceived',
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
