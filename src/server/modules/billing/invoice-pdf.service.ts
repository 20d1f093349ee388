import firm from '../../../../teams/content/firm.json' with { type: 'json' };
import type { PriceLine } from '../../../shared/api/price.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { brandPdf } from '../../infra/pdf/brand-pdf.service.ts';
import type { BilledOrder } from './billed-order.repository.ts';
import type { Invoice } from './invoice.ts';
import { type Fact, type PaperWords, writeContract } from './invoice-contract.ts';
import type { PlannedDebit } from './plan-collection.service.ts';
import type { UsedMonth } from './used-month.repository.ts';

export interface PaperFacts {
  corrects: Invoice | undefined;
  debit: PlannedDebit | undefined;
  /** What earlier bills owe the customer, and this one uses up. */
  creditCents: number;
  /** Of the month before the billed one. */
  used?: UsedMonth | undefined;
}

/** An invoice or credit note as a PDF: § 14 (4) UStG, § 62 TKG and § 4 TKTransparenzV define its content. */
export function invoicePdf(
  deps: AppDeps,
  order: BilledOrder,
  invoice: Invoice,
  { corrects, debit, creditCents, used }: PaperFacts,
): Promise<Buffer> {
  const paper: PaperWords = (key, values) => deps.words.text('de', `invoices.paper.${key}`, values);
  const kind = invoice.kind === 'correction' ? 'credit' : 'invoice';
  const title = paper(`title.${kind}`, { number: invoice.number });
  return brandPdf(deps, { team: order.team, title }, (to) => {
    to.title(title);
    to.paragraph([order.recipient.name, order.recipient.street, order.recipient.city].join('\n'));
    to.facts(headFacts(paper, order, invoice, corrects));
    to.heading(paper('services'));
    to.amounts(
      invoice.lines.map((line) => ({ label: lineLabel(deps, line), amount: formatCents(line.cents) })),
    );
    to.amounts(sumsOf(paper, invoice));
    to.paragraph(howToPay(paper, invoice, { debit, creditCents }));
    if (order.contract) writeContract(to, paper, order, { issuedOn: invoice.issuedOn, used });
    to.heading(paper('provider.title'));
    to.facts(providerFacts(deps, paper, order));
    to.paragraph(paper('objection'));
  });
}

function headFacts(
  paper: PaperWords,
  order: BilledOrder,
  invoice: Invoice,
  corrects: Invoice | undefined,
): Fact[] {
  const { number, issuedOn, periodFrom, periodTo } = invoice;
  const period =
    periodFrom === periodTo ? germanDay(periodFrom) : `${germanDay(periodFrom)} – ${germanDay(periodTo)}`;
  return [
    [paper('number'), number],
    [paper('issued'), germanDay(issuedOn)],
    ...(corrects
      ? ([[paper('corrects'), `${corrects.number} (${germanDay(corrects.issuedOn)})`]] satisfies Fact[])
      : []),
    [paper('period'), period],
    [paper('order'), order.orderNumber],
    ...(order.contract ? ([[paper('contract'), order.contract.number]] satisfies Fact[]) : []),
    [paper('msisdn'), formatPhone(order.msisdn)],
  ];
}

/** Lines whose words in the price box mention a later invoice: on that invoice they have other words. */
const onPaper: Record<string, string> = {
  'order.page.price.option': 'invoices.paper.option',
  'order.page.price.identityCredit': 'invoices.paper.identityCredit',
};

/** What a line of a bill is for, in German. */
export function lineLabel({ words }: Pick<AppDeps, 'words'>, { labelKey, args }: PriceLine): string {
  const label = words.text('de', onPaper[labelKey] ?? labelKey, args);
  const { usedDays, allDays } = args;
  if (usedDays === undefined || allDays === undefined) return label;
  return `${label}${words.text('de', 'invoices.paper.share', { usedDays, allDays })}`;
}

function sumsOf(paper: PaperWords, { totalCents, vatCents }: Invoice) {
  return [
    { label: paper('net'), amount: formatCents(totalCents - vatCents) },
    { label: paper('vat'), amount: formatCents(vatCents) },
    { label: paper('total'), amount: formatCents(totalCents), isTotal: true },
  ];
}

function howToPay(
  paper: PaperWords,
  { kind, totalCents, dueOn }: Invoice,
  { debit, creditCents }: Pick<PaperFacts, 'debit' | 'creditCents'>,
): string {
  if (totalCents <= 0) return paper(kind === 'monthly' && totalCents < 0 ? 'pay.credit' : 'pay.nothing');
  if (kind === 'order' || kind === 'option') return paper('pay.done');
  const [credit, left] = [formatCents(creditCents), formatCents(totalCents - creditCents)];
  if (creditCents >= totalCents) return paper('pay.covered', { credit });
  if (!debit && creditCents > 0) return paper('pay.rest', { due: germanDay(dueOn), credit, left });
  if (!debit) return paper('pay.due', { due: germanDay(dueOn) });
  const { collectOn, label: account, mandateReference: mandate, creditorId: creditor } = debit;
  const by = { day: germanDay(collectOn), account, mandate: mandate ?? 'none', creditor: creditor ?? '' };
  return paper('pay.collected', by);
}

function providerFacts({ teams }: AppDeps, paper: PaperWords, { team }: BilledOrder): Fact[] {
  const { name, street, postalCode, city, web, vatId, taxNumber } = firm;
  return [
    [paper('provider.name'), `${name}, ${street}, ${postalCode} ${city}`],
    [paper('provider.phone'), formatPhone(teams[team].hotline)],
    [paper('provider.email'), teams[team].email],
    [paper('provider.web'), web],
    [paper('provider.vatId'), vatId],
    [paper('provider.taxNumber'), taxNumber],
  ];
}
