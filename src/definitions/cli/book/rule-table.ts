import { dayText, type Labels } from '../../../shared/conditions/condition-text.ts';
import { isRecord } from '../../../shared/json-values.ts';
import type { Lang } from '../../../shared/language.ts';
import { orderLabels } from './book-order.ts';
import { BOOK_WORDS } from './book-words.ts';
import { bilingual, both, cells, escaped, headingHtml, tableHtml } from './html.ts';
import type { ShownValue } from './rule-examples.ts';
import { ruleLabel } from './rule-labels.ts';
import type { RuleRow } from './rule-rows.ts';

const SHOWN = 48;

/** A value as a person can tell it from another: what cannot be seen is written out, what is long is counted. */
function valueHtml(value: unknown): string {
  if (value === undefined) return `<em>${bilingual('missing')}</em>`;
  const text = JSON.stringify(value);
  const length = typeof value === 'string' ? [...value].length : text.length;
  const shown = length > SHOWN ? `${[...text].slice(0, SHOWN - 12).join('')}…"` : text;
  const counted = length > SHOWN ? ` <small>(${length} ${bilingual('characters')})</small>` : '';
  return `<code>${escaped(shown)}</code>${counted}`;
}

/** The values of an order in words: „Art des Tarifs“ = single. */
function orderTexts(order: unknown, path: string[], labels: Labels): string[] {
  if (isRecord(order))
    return Object.entries(order).flatMap(([name, value]) => orderTexts(value, [...path, name], labels));
  const value = Array.isArray(order) ? JSON.stringify(order) : labels.option(path, order);
  return [`„${labels.field(path)}“ = ${value}`];
}

/** On which day and in which order a value is accepted or refused; empty where it always is. */
function situationHtml({ on, order }: ShownValue): string {
  const text = both((lang) => {
    const day = on === undefined ? [] : [BOOK_WORDS[lang].onDay + dayText(on)];
    return [...day, ...(order ? orderTexts(order, [], orderLabels(lang)) : [])].join('; ');
  });
  return text.de === '' ? '' : ` <small>${headingHtml(text)}</small>`;
}

function exampleHtml(shown: ShownValue | undefined): string {
  return valueHtml(shown?.value) + (shown ? situationHtml(shown) : '');
}

/** A rule's limit, and when the rule counts. */
function limitsText({ limit, condition }: RuleRow, lang: Lang): string {
  const only = condition[lang] === '' ? [] : [BOOK_WORDS[lang].only + condition[lang]];
  return [limit[lang], ...only].filter((text) => text !== '').join('; ');
}

function ruleHtml(row: RuleRow): string {
  const { rule, words, accepted, refused } = row;
  const limit = both((lang) => limitsText(row, lang));
  const limits = limit.de === limit.tr ? `<td colspan="2">${escaped(limit.de)}</td>` : cells(limit);
  const label = ruleLabel(rule);
  const name = label ? `${headingHtml(label)}<br>` : '';
  return `<tr><th scope="row">${name}<code>${escaped(rule)}</code></th>${limits}${cells(words)}<td>${exampleHtml(accepted)}</td><td>${exampleHtml(refused)}</td></tr>`;
}

const ruleHeads = () => [
  bilingual('rule'),
  `<span lang="de">${BOOK_WORDS.de.limit}</span>`,
  `<span lang="tr">${BOOK_WORDS.tr.limit}</span>`,
  `<span lang="de">${BOOK_WORDS.de.words}</span>`,
  `<span lang="tr">${BOOK_WORDS.tr.words}</span>`,
  bilingual('accepted'),
  bilingual('refused'),
];

/** The rules of one field as a table; nothing where it has none. */
export function rulesHtml(rows: readonly RuleRow[]): string {
  return tableHtml('rules', ruleHeads(), rows.map(ruleHtml));
}
