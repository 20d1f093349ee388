import type { FormPage } from '../../../shared/form-page.ts';
import { type Lang, otherLang } from '../../../shared/language.ts';
import { BOOK_WORDS, type BookWords } from './book-words.ts';
import type { FieldRows, RuleRow } from './rule-rows.ts';

const SHOWN = 48;

/** Text made safe for HTML. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A value as a person can tell it from another: what cannot be seen is written out, what is long is counted. */
function valueHtml(value: unknown, words: BookWords): string {
  if (value === undefined) return `<em>${words.missing}</em>`;
  const text = JSON.stringify(value);
  const length = typeof value === 'string' ? [...value].length : text.length;
  const shown = length > SHOWN ? `${[...text].slice(0, SHOWN - 12).join('')}…"` : text;
  const counted = length > SHOWN ? ` <small>(${length} ${words.characters})</small>` : '';
  return `<code>${escaped(shown)}</code>${counted}`;
}

function rowHtml({ rule, limit, words: sentence, accepted, refused }: RuleRow, words: BookWords): string {
  const cells = [
    `<code>${escaped(rule)}</code>`,
    limit && `<code>${escaped(limit)}</code>`,
    escaped(sentence),
    valueHtml(accepted, words),
    valueHtml(refused, words),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function fieldHtml({ label, path, isObject, condition, rows }: FieldRows, words: BookWords): string {
  const level = path.includes('.') ? 3 : 2;
  const head = `<h${level}>${escaped(label)} <code>${escaped(path)}</code></h${level}>
<p>${words.condition}: ${escaped(condition)}</p>`;
  if (isObject && rows.length === 0) return head;
  const names = [words.rule, words.limit, words.words, words.accepted, words.refused];
  return `<section>${head}
<table><thead><tr>${names.map((name) => `<th scope="col">${name}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => rowHtml(row, words)).join('\n')}</tbody></table></section>`;
}

/** A whole page of the book. `toRoot` leads from the page to the folder of the style sheet. */
export function pageHtml(lang: Lang, title: string, body: string, toRoot: string): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)} – ${BOOK_WORDS[lang].book}</title>
<link rel="stylesheet" href="${toRoot}book.css">
</head>
<body>
${body}
</body>
</html>
`;
}

/** Where the form stands, whom it is for, and how long what was sent is kept. */
function placeHtml({ path, signedIn, keepDays, mail }: FormPage, words: BookWords): string {
  const facts = [
    signedIn ? words.forCustomers : words.forEverybody,
    `${words.kept} ${keepDays} ${words.days}`,
    ...mail.map((kind) => words[kind]),
  ];
  return `<p><code>${escaped(path)}</code> · ${facts.join(' · ')}</p>`;
}

/** The page of one form; `place` where only data describe its page. */
export function formPage(
  lang: Lang,
  id: string,
  version: string,
  title: string,
  fields: FieldRows[],
  place?: FormPage,
): string {
  const words = BOOK_WORDS[lang];
  const other = otherLang(lang);
  const nav = `<nav><a href="../../index.html">${words.book}</a> · <a lang="${other}" hreflang="${other}" href="../../${other}/${id}.html">${other === 'de' ? 'Deutsch' : 'Türkçe'}</a></nav>`;
  const head = `<h1>${escaped(title)}</h1>
<p><code>${escaped(id)}</code> · ${words.version} <code>${escaped(version)}</code></p>${place ? placeHtml(place, words) : ''}`;
  const body = fields.map((field) => fieldHtml(field, words)).join('\n');
  return pageHtml(lang, title, `${nav}\n<main>${head}\n${body}</main>`, '../../');
}

export const BOOK_CSS = `:root { color-scheme: light; font: 16px/1.45 Georgia, 'Times New Roman', serif; }
body { margin: 2rem auto; padding: 0 1rem; max-width: 72rem; color: #161616; background: #fff; }
h1, h2, h3, th, nav { font-family: system-ui, sans-serif; line-height: 1.2; }
h2 { margin-top: 2.5rem; border-top: 2px solid; padding-top: .5rem; }
code { font: .85em ui-monospace, monospace; overflow-wrap: anywhere; }
h2 code, h3 code { font-weight: 400; color: #595959; }
table { width: 100%; border-collapse: collapse; table-layout: fixed; font-size: .9rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .5rem; border-bottom: 1px solid #bbb; }
th:nth-child(3) { width: 34%; }
@media (max-width: 40rem) { table, tbody, tr, td { display: block; } thead { display: none; } tr { border-bottom: 2px solid; } }
@page { size: A4 landscape; margin: 14mm; }
@media print { body { margin: 0; max-width: none; font-size: 10pt; } nav { display: none; } section, tr { break-inside: avoid; } thead { display: table-header-group; } a { color: inherit; text-decoration: none; } }
`;
