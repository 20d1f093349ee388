import { formatPhone } from '../../../../shared/format-phone.ts';
import type { Words } from '../../../infra/mail/words.ts';
import type { SummaryFacts } from './summary-facts.ts';

type Say = (key: string, values?: Record<string, string | number>) => string;

/** The agreed service, one sentence per item: the line, the extras, the goods. `say` uses `documents.summary`. */
export function serviceLines(facts: SummaryFacts, say: Say, words: Words): string[] {
  const { tariff, simType: sim, numberType, options, jersey } = facts;
  const line = { tariff: tariff.name, sim, numberType, msisdn: formatPhone(facts.msisdn), gb: tariff.dataGb };
  const lines = [say('line', line)];
  if (options.length > 0) lines.push(say('options', { names: options.map(({ name }) => name).join(', ') }));
  if (!jersey) return lines;
  const { style = '', size = '', name = '', number = '' } = jersey;
  const styleName = words.text('de', `order.jersey.style.option.${style}`).toLowerCase();
  return [...lines, say('jersey', { style: styleName, size, name, number })];
}
