import firm from '../../../../teams/content/firm.json' with { type: 'json' };
import type { PriceLine } from '../../../shared/api/price.ts';
import { formatPhone } from '../../../shared/format-phone.ts';
import { germanDay } from '../../../shared/german-day.ts';
import { formatCents } from '../../../shared/money.ts';
import { lastDayToCancel } from '../../../shared/states/contract.ts';
import type { AppDeps } from '../../infra/deps.ts';
import { brandPdf } from '../../infra/pdf/brand-pdf.service.ts';
import type { PaperWriter } from '../../infra/pdf/writer/paper.ts';
import { type BegunContract, type BilledOrder, hasBegun } from './billed-order.repository.ts';
import type { Invoice } from './invoice.ts';
import type { PlannedDebit } from './plan-collection.service.ts';

type Paper = (key: string, values?: Record<string, string | number>) => string;
type Fact = readonly [name: string, value: string];

export interface PaperFacts {
  corrects: Invoice | undefined;
  debit: PlannedDebit | undefined;
  /** What earlier bills owe the customer, and this one uses up. */
  creditCents: number;
}

/** An invoice or credit note as a PDF: § 14 (4) UStG, § 62 TKG and § 4 TKTransparenzV define its content. */
export function invoicePdf(
  deps: AppDeps,
  order: BilledOrder,
  invoice: Invoice,
  { corrects, debit, creditCents }: PaperFacts,
): Promise<Buffer> {
  const paper: Paper = (key, values) => deps.words.text('de', `invoices.paper.${key}`, values);
  const kind = invoice.kind === 'correction' ? 'credit' : 'invoice';
  const title = paper(`title.${kind}`, { number: invoice.number });
  return brandPdf(deps, { team: order.team, title }, (to) => {
    to.title(title);
    to.paragraph([order.recipient.name, order.recipient.street, order.recipient.city].join('\n'));
    to.facts(headFacts(paper, order, invoice, corrects));
    to.heading(paper('services'));
    to.amounts(invoice.lines.map((line) => amountOf(deps, paper, line)));
    to.amounts(sumsOf(paper, invoice));
    to.paragraph(howToPay(paper, invoice, { debit, creditCents }));
    if (order.contract) writeContract(to, paper, order, invoice.issuedOn);
    to.heading(paper('provider.title'));
    to.facts(providerFacts(deps, paper, order));
    to.paragraph(paper('objection'));
  });
}

function headFacts(
  paper: Paper,
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

function amountOf({ words }: AppDeps, paper: Paper, { labelKey, args, cents }: PriceLine) {
  const label = words.text('de', onPaper[labelKey] ?? labelKey, args);
  const { usedDays, allDays } = args;
  const share = usedDays !== undefined && allDays !== undefined ? paper('share', { usedDays, allDays }) : '';
  return { label: `${label}${share}`, amount: formatCents(cents) };
}

function sumsOf(paper: Paper, { totalCents, vatCents }: Invoice) {
  return [
    { label: paper('net'), amount: formatCents(totalCents - vatCents) },
    { label: paper('vat'), amount: formatCents(vatCents) },
    { label: paper('total'), amount: formatCents(totalCents), isTotal: true },
  ];
}

function howToPay(
  paper: Paper,
  { kind, totalCents, dueOn }: Invoice,
  { debit, creditCents }: Omit<PaperFacts, 'corrects'>,
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

function writeContract(
  to: PaperWriter,
  paper: Paper,
  { contract, termMonths }: BilledOrder,
  issuedOn: string,
): void {
  if (!contract) return;
  to.heading(paper('term.title'));
  if (!hasBegun(contract)) {
    const facts: Fact[] = [[paper('term.start'), paper('term.startWithNumber')]];
    to.facts([...facts, [paper('term.switch'), paper('term.switchText')]]);
    return;
  }
  const { startsOn, minimumEndsOn, endedOn } = contract;
  to.facts([
    [paper('term.start'), germanDay(startsOn)],
    [paper('term.minimum'), `${germanDay(minimumEndsOn)} (${paper('term.months', { months: termMonths })})`],
    ...(endedOn
      ? ([[paper('term.end'), germanDay(endedOn)]] satisfies Fact[])
      : noticeFacts(paper, contract, issuedOn)),
    [paper('term.switch'), paper('term.switchText')],
  ]);
}

/**
 * How and when the contract can be ended, while it runs. A term as short as the notice period leaves no day to end it
 * with the term; a day that is over by the day of the invoice is not named.
 */
function noticeFacts(paper: Paper, { startsOn, minimumEndsOn }: BegunContract, issuedOn: string): Fact[] {
  const last = lastDayToCancel(minimumEndsOn);
  return [
    [paper('term.notice'), paper('term.noticeText')],
    ...(last >= startsOn && last >= issuedOn
      ? ([[paper('term.last'), germanDay(last)]] satisfies Fact[])
      : []),
  ];
}

function providerFacts({ teams }: AppDeps, paper: Paper, { team }: BilledOrder): Fact[] {
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
