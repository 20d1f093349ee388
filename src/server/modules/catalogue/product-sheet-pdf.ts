import firm from '../../../../teams/content/firm.json' with { type: 'json' };
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { brandPdf } from '../../infra/pdf/brand-pdf.service.ts';
import type { AmountLine } from '../../infra/pdf/writer/pdf-amounts.ts';
import type { Sheet, SheetFacts } from './product-sheet.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** A plan's product information sheet on one page; the same version always gives the same bytes. */
export function sheetPdf(
  deps: Pick<AppDeps, 'config' | 'teams' | 'clock' | 'words'>,
  sheet: Sheet,
): Promise<Buffer> {
  const say: Say = (key, values) => deps.words.text('de', `documents.sheet.${key}`, values);
  const { facts, team, createdAt, version } = sheet;
  const { name: brand } = deps.teams[team];
  return brandPdf(deps, { team, title: `${say('title')} ${facts.name}`, createdAt }, (to) => {
    to.title(`${say('title')} ${facts.name}`);
    to.note(say('law'));
    to.facts(productRows(sheet, say, brand));
    to.heading(say('speeds'));
    to.facts([
      [say('down'), say('mbit', { value: facts.speedMbit })],
      [say('up'), say('mbit', { value: facts.uploadMbit })],
    ]);
    to.heading(say('volume'));
    to.facts([
      [say('threshold'), say('gb', { value: facts.dataGb })],
      [say('throttled'), say('kbit', { value: facts.throttledKbit })],
      [say('counted'), say('countedValue')],
    ]);
    to.heading(say('prices'));
    to.amounts(prices(facts, say));
    to.note(say('remark', { version }));
  });
}

function productRows({ facts, launchedOn }: Sheet, say: Say, brand: string): [string, string][] {
  const { name, street, postalCode, city } = firm;
  return [
    [say('product'), facts.name],
    [say('launched'), germanDay(launchedOn)],
    [say('term'), say('termValue', { months: Math.max(facts.termMonths, 1) })],
    [say('extension'), say('extensionValue')],
    [say('end'), say('endValue')],
    [say('provider'), say('providerValue', { firm: name, street, postalCode, city, brand })],
  ];
}

function prices(
  { priceCents, oneOffCents, jersey, termMonths, netPriceCents }: SheetFacts,
  say: Say,
): AmountLine[] {
  const line = (label: string, cents: number) => ({ label, amount: formatCents(cents) });
  return [
    line(say('monthly'), priceCents),
    ...(netPriceCents === null ? [] : [line(say('net'), netPriceCents)]),
    line(say('oneOff'), oneOffCents),
    ...(jersey
      ? [
          line(say('jerseyMonthly', { months: termMonths }), jersey.monthlyCents),
          line(say('jerseyOnce'), jersey.onceCents),
        ]
      : []),
  ];
}
