import { formatPhone } from '../../../../shared/format-phone.ts';
import { germanDay } from '../../../../shared/german-day.ts';
import { formatCents } from '../../../../shared/money.ts';
import { awaitedAtFirst } from '../../../../shared/states/contract.ts';
import type { Words } from '../../../infra/mail/words.ts';
import type { SummaryFacts } from './summary-facts.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** The agreed service, one sentence per item: the line, the extras, the goods. `say` uses `documents.summary`. */
export function serviceLines(facts: SummaryFacts, say: Say, words: Words): string[] {
  const { tariff, simType: sim, numberType, options, jersey } = facts;
  const line = { tariff: tariff.name, sim, numberType, msisdn: formatPhone(facts.msisdn), gb: tariff.dataGb };
  if (facts.change)
    return [say('change', { ...line, ...facts.change, start: germanDay(facts.change.startsOn) })];
  const awaits = awaitedAtFirst({ isPorted: numberType === 'port', isCardSent: facts.isCardSent === true });
  // In one paragraph: the summary has to stay on one page.
  const lines = [[say('line', line), ...(awaits ? [say('awaitedStart', { awaits })] : [])].join(' ')];
  const priced = options.map(({ id, name }) =>
    options.length > 1 ? `${name} (${priceOf(facts, id)})` : name,
  );
  if (options.length > 0) lines.push(say('options', { names: priced.join(', ') }));
  if (!jersey) return lines;
  const { style = '', size = '', name = '', number = '' } = jersey;
  const styleName = words.text('de', `order.jersey.style.option.${style}`).toLowerCase();
  return [...lines, say('jersey', { style: styleName, size, name, number })];
}

function priceOf({ price }: SummaryFacts, optionId: string): string {
  return formatCents(price.lines.find(({ id }) => id === `option:${optionId}`)?.cents ?? 0);
}
