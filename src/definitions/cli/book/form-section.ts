import type { Contracts } from '../../../shared/contracts/contract.ts';
import type { FormPage } from '../../../shared/form-page.ts';
import type { FurtherLanguage } from '../../../shared/further-language.ts';
import type { Lang } from '../../../shared/language.ts';
import type { CompiledForm } from '../../compiled.ts';
import type { Field } from '../../fields.ts';
import { variantTexts } from '../../variants.ts';
import { BOOK_WORDS } from './book-words.ts';
import { conditionOf, helpOf, labelsOf, optionsOf, suggestionOf } from './form-facts.ts';
import { furtherHtml } from './further-section.ts';
import { type Both, bilingual, both, escaped, factRow, headingHtml, langHeads, tableHtml } from './html.ts';
import type { FormExamples } from './rule-examples.ts';
import { ruleRows } from './rule-rows.ts';
import { rulesHtml } from './rule-table.ts';
import { storageOf } from './storage.ts';

/** What the section of a form is made from. */
export interface FormEntry {
  form: CompiledForm;
  examples: FormExamples;
  contracts: Contracts;
  /** Where only data describe its page. */
  page?: FormPage;
  /** The languages that only some forms may be had in. */
  languages: readonly FurtherLanguage[];
}

/** What a form is called. */
export function titleOf({ model }: CompiledForm): Both {
  return both((lang) => model.texts[lang].words.title ?? model.id);
}

/** Which column keeps an answer, for how long, and who else gets it. */
function storageText({ form, contracts, page }: FormEntry, field: Field, lang: Lang): string {
  const words = BOOK_WORDS[lang];
  const { columns, days, readers } = storageOf(form.model, field, contracts, page);
  const until = days === undefined ? words.noEnd : `${words.kept} ${days} ${words.days}`;
  const stored = columns.length === 0 ? words.notStored : `${columns.join(', ')}; ${until}`;
  return readers.length === 0 ? stored : `${stored}; ${words.readBy} ${readers.join(', ')}`;
}

function factRows(entry: FormEntry, field: Field): string[] {
  const { form } = entry;
  const help = both((lang) => helpOf(form, field, lang));
  const options = optionsOf(form, field).map(({ value, lang }) =>
    factRow(`${bilingual('option')} <code>${escaped(JSON.stringify(value))}</code>`, both(lang)),
  );
  return [
    factRow(
      bilingual('condition'),
      both((lang) => {
        const labels = labelsOf(form, lang);
        return conditionOf(form, field, lang, labels) + suggestionOf(field, lang, labels);
      }),
    ),
    ...(help.de === '' && help.tr === '' ? [] : [factRow(bilingual('help'), help)]),
    ...options,
    ...(field.isObject
      ? []
      : [
          factRow(
            bilingual('storage'),
            both((lang) => storageText(entry, field, lang)),
          ),
        ]),
  ];
}

function fieldHtml(entry: FormEntry, field: Field): string {
  const level = field.path.length > 1 ? 4 : 3;
  const label = both((lang) => labelsOf(entry.form, lang).field(field.path));
  const rules = field.isObject ? [] : ruleRows(entry.form, field, entry.examples);
  return `<section><h${level}>${headingHtml(label)} <code>${escaped(field.path.join('.'))}</code></h${level}>
${tableHtml('facts', ['', ...langHeads], factRows(entry, field))}
${rulesHtml(rules)}</section>`;
}

/** Where the form stands, whom it is for, and how long what was sent is kept. */
function placeRow({ path, signedIn, keepDays, mail }: FormPage): string {
  const text = both((lang) => {
    const words = BOOK_WORDS[lang];
    const whom = signedIn ? words.forCustomers : words.forEverybody;
    const kept = `${words.kept} ${keepDays} ${words.days}`;
    return [path, whom, kept, ...mail.map((kind) => words[kind])].join('; ');
  });
  return factRow(bilingual('page'), text);
}

/** What other wordings say, with their share of the readers. */
function variantRows(form: CompiledForm): string[] {
  const said = both((lang) => variantTexts(form.model.texts[lang].variants));
  return [...said.de].map(([name, text]) =>
    factRow(escaped(name), { de: text, tr: said.tr.get(name) ?? '' }),
  );
}

/** Everything that the book says of a form. */
export function formSection(entry: FormEntry): string {
  const { model } = entry.form;
  const intro = both((lang) => model.texts[lang].words.intro ?? '');
  const rows = [
    ...(entry.page ? [placeRow(entry.page)] : []),
    ...(intro.de === '' ? [] : [factRow(bilingual('help'), intro)]),
    ...variantRows(entry.form),
  ];
  return `<section class="form" id="${escaped(model.id)}"><h2>${headingHtml(titleOf(entry.form))}</h2>
<p><code>${escaped(model.id)}</code> · ${bilingual('version')} <code>${escaped(model.version)}</code></p>
${tableHtml('facts', ['', ...langHeads], rows)}
${model.fields.map((field) => fieldHtml(entry, field)).join('\n')}
${furtherHtml(entry.form, entry.languages)}</section>`;
}
