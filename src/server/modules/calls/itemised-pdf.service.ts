import type { ConnectionView, ItemisedMonth } from '../../../shared/api/calls.ts';
import { berlinMoment } from '../../../shared/berlin-moment.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { calledNumber, callLength } from '../../../shared/itemised.ts';
import { formatCents } from '../../../shared/money.ts';
import type { TeamId } from '../../../shared/teams.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { brandPdf } from '../../infra/pdf/brand-pdf.service.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** The single connections of a month as a PDF. It is made when it is wanted and not stored: it would outlive them. */
export function itemisedPdf(deps: AppDeps, team: TeamId, month: ItemisedMonth): Promise<Buffer> {
  const say: Say = (key, values) => deps.words.text('de', `calls.paper.${key}`, values);
  const { msisdn, startsOn, endsOn, bill, connections, listed, used } = month;
  const title = say('title');
  return brandPdf(deps, { team, title, isDense: true }, (to) => {
    to.title(title);
    to.facts([
      [say('msisdn'), formatPhone(msisdn)],
      [say('period'), `${germanDay(startsOn)} – ${germanDay(endsOn)}`],
      [say('bill'), bill?.number ?? say('billAwaited')],
    ]);
    to.heading(say('connections'));
    if (connections.length === 0) to.paragraph(say('none'));
    else to.table({ columns: columnsOf(say), rows: connections.map((one) => rowOf(say, one)) });
    to.heading(say('sums'));
    to.facts([
      [say('listed'), say('sum', listed)],
      ...(used ? ([[say('used'), say('sum', used)]] as const) : []),
      [say('costs'), formatCents(listed.cents)],
    ]);
    to.paragraph(say('note'));
  });
}

const columnsOf = (say: Say) => [
  { header: say('start'), share: 0.26 },
  { header: say('called'), share: 0.34 },
  { header: say('length'), share: 0.12, isFigure: true },
  { header: say('amount'), share: 0.16, isFigure: true },
  { header: say('price'), share: 0.12, isFigure: true },
];

function rowOf(
  say: Say,
  { startedAt, kind, zone, number, seconds, amount, cents }: ConnectionView,
): string[] {
  const { day, time } = berlinMoment(new Date(startedAt));
  return [
    `${day}, ${time}`,
    number === null ? say(`data.${zone}`) : calledNumber(number),
    seconds === null ? '–' : callLength(seconds),
    say(`amount.${kind}`, { amount }),
    formatCents(cents),
  ];
}
