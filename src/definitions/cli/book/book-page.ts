import { createHash } from 'node:crypto';
import type { CompiledFlow } from '../../compiled.ts';
import type { ImpactReport } from '../impact/report.ts';
import { BOOK_WORDS } from './book-words.ts';
import { changeSection } from './change-section.ts';
import { flowSection } from './flow-section.ts';
import { labelsOf } from './form-facts.ts';
import { type FormEntry, formSection, titleOf } from './form-section.ts';
import { bilingual, both, cells, escaped, headingHtml, langHeads, tableHtml } from './html.ts';

/** What a book is made from. */
export interface BookContents {
  /** Day on which it is made, `YYYY-MM-DD`. */
  day: string;
  entries: FormEntry[];
  /** The same entries with the examples of one fixed day, so that the version does not change with the day. */
  undated: FormEntry[];
  flows: CompiledFlow[];
  /** The commit or folder that it is compared with, and what differs. */
  changes?: { since: string; report: ImpactReport };
}

/** What the book says of all forms and flows. */
function bodyHtml(entries: FormEntry[], flows: CompiledFlow[]): string[] {
  const forms = new Map(entries.map(({ form }) => [form.model.id, form]));
  return [
    consentsHtml(entries),
    ...flows.map((flow) => flowSection(flow, forms)),
    ...entries.map(formSection),
  ];
}

/** One version for all that stands in the book but the day and the changes: a hash over the text itself. */
export function bookVersion({ undated, flows }: BookContents): string {
  const byId = <T extends FormEntry['form'] | CompiledFlow>(a: T, b: T) => (a.model.id < b.model.id ? -1 : 1);
  const entries = undated.toSorted((a, b) => byId(a.form, b.form));
  const text = [...bodyHtml(entries, flows.toSorted(byId)), approvalHtml('')];
  return createHash('sha256').update(text.join('\n')).digest('hex').slice(0, 16);
}

function contentsHtml({ entries, flows, changes }: BookContents): string {
  const line = (id: string, text: string) => `<li><a href="#${escaped(id)}">${text}</a></li>`;
  const lines = [
    ...(changes ? [line('changes', bilingual('changes'))] : []),
    line('consents', bilingual('consents')),
    ...flows.map(({ model }) => line(model.id, `${bilingual('flow')} <code>${escaped(model.id)}</code>`)),
    ...entries.map(({ form }) =>
      line(form.model.id, `${headingHtml(titleOf(form))} <code>${escaped(form.model.id)}</code>`),
    ),
    line('approval', bilingual('approval')),
  ];
  return `<nav aria-labelledby="contents"><h2 id="contents">${bilingual('contents')}</h2><ol>${lines.join('\n')}</ol></nav>`;
}

/** The texts that people agree to, of all forms at one place. */
function consentsHtml(entries: FormEntry[]): string {
  const rows = entries.flatMap(({ form }) =>
    form.model.fields
      .filter(({ ui }) => ui['ui:widget'] === 'consent')
      .map(({ path, schema }) => {
        const text = both((lang) => labelsOf(form, lang).field(path));
        const kind = schema.const === true ? bilingual('mustAgree') : bilingual('mayAgree');
        return `<tr><th scope="row"><code>${escaped(`${form.model.id} ${path.join('.')}`)}</code></th><td>${kind}</td>${cells(text)}</tr>`;
      }),
  );
  const heads = [bilingual('field'), bilingual('kind'), ...langHeads];
  return `<section class="form" id="consents"><h2>${bilingual('consents')}</h2>${tableHtml('consents', heads, rows)}</section>`;
}

function approvalHtml(version: string): string {
  const lead = both((lang) => BOOK_WORDS[lang].approvalLead);
  const heads = [bilingual('name'), bilingual('date'), bilingual('signature'), bilingual('remarks')];
  return `<section class="form" id="approval"><h2>${bilingual('approval')}</h2>
<p>${headingHtml(lead)} <code>${version}</code></p>
${tableHtml('approval', heads, ['<tr><td></td><td></td><td></td><td></td></tr>'])}</section>`;
}

const dayText = (day: string) => day.split('-').reverse().join('.');

/** The whole book: one page with both languages side by side, without scripts. */
export function bookPage(contents: BookContents): string {
  const { day, entries, flows, changes } = contents;
  const version = bookVersion(contents);
  const title = both((lang) => `Fanline ${BOOK_WORDS[lang].book}`);
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title.de)} · ${escaped(title.tr)} · ${version}</title>
<link rel="stylesheet" href="book.css">
</head>
<body>
<header><h1>${headingHtml(title)}</h1>
<p>${bilingual('version')} <code>${version}</code> · ${bilingual('made')} ${dayText(day)}</p></header>
${contentsHtml(contents)}
<main>
${changes ? changeSection(changes.report, changes.since) : ''}
${bodyHtml(entries, flows).join('\n')}
${approvalHtml(version)}
</main>
</body>
</html>
`;
}
