import firm from '../../../../../teams/content/firm.json' with { type: 'json' };
import { berlinToday } from '../../../../shared/dates.ts';
import { formatPhone } from '../../../../shared/format-phone.ts';
import { germanDay } from '../../../../shared/german-day.ts';
import { formatCents } from '../../../../shared/money.ts';
import type { AppDeps } from '../../../infra/deps.ts';
import { brandPdf } from '../../../infra/pdf/brand-pdf.service.ts';
import type { PaperWriter } from '../../../infra/pdf/writer/paper.ts';
import { serviceLines } from './service-lines.ts';
import type { SummaryFacts } from './summary-facts.ts';
import { summaryPrices } from './summary-prices.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/**
 * The contract summary as one page, in the order of Regulation (EU) 2019/2243, in letters of 10 points. The same facts
 * and moment give the same bytes.
 */
export function summaryPdf(
  deps: Pick<AppDeps, 'config' | 'teams' | 'clock' | 'words'>,
  facts: SummaryFacts,
  createdAt: Date,
): Promise<Buffer> {
  const say: Say = (key, values) => deps.words.text('de', `documents.summary.${key}`, values);
  const paper = { team: facts.team, title: say('title'), createdAt, isDense: true };
  return brandPdf(deps, paper, (to) => {
    to.title(say('title'));
    writeProvider(to, say, deps.teams[facts.team], createdAt);
    to.heading(say('services'));
    for (const line of serviceLines(facts, say, deps.words)) to.paragraph(line);
    to.heading(say('speed'));
    to.paragraph(say('speedText', speeds(facts)));
    writePrice(to, say, deps, facts);
    writeRest(to, say, facts);
  });
}

function writeProvider(to: PaperWriter, say: Say, team: AppDeps['teams'][keyof AppDeps['teams']], at: Date) {
  const { name, street, postalCode, city } = firm;
  const reach = { phone: formatPhone(team.hotline), email: team.email, date: germanDay(berlinToday(at)) };
  to.note(say('provider', { firm: name, street, postalCode, city, brand: team.name, ...reach }));
  to.paragraph(say('intro'));
}

function speeds({ tariff }: SummaryFacts) {
  return { down: tariff.speedMbit, up: tariff.uploadMbit, throttled: tariff.throttledKbit };
}

function writePrice(
  to: PaperWriter,
  say: Say,
  { words }: Pick<AppDeps, 'words'>,
  { price, simType, jersey, change }: SummaryFacts,
): void {
  to.heading(say('price'));
  to.amounts(summaryPrices(price, say, words));
  const { creditorId: creditor } = firm;
  const goods = !change && (simType === 'physical' || jersey) ? 'yes' : 'no';
  to.paragraph(say('priceText', { vat: formatCents(price.vat.termTotalCents), creditor, goods }));
}

function writeRest(to: PaperWriter, say: Say, { tariff, jersey, change }: SummaryFacts): void {
  to.heading(say('term'));
  const months = Math.max(tariff.termMonths, 1);
  to.paragraph(
    change ? say('changeTerm', { end: germanDay(change.minimumEndsOn) }) : say('termText', { months }),
  );
  to.heading(say('access'));
  to.paragraph(say('accessText'));
  to.heading(say('other'));
  to.paragraph(say('otherText', { jersey: jersey ? 'yes' : 'no' }));
}
