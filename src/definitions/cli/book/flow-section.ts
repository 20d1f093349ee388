import type { Lang } from '../../../shared/language.ts';
import type { CompiledFlow, CompiledForm } from '../../compiled.ts';
import { BOOK_WORDS } from './book-words.ts';
import { flowPicture, whenText } from './flow-picture.ts';
import { titleOf } from './form-section.ts';
import { bilingual, both, cells, escaped, headingHtml, langHeads, tableHtml } from './html.ts';

type Step = CompiledFlow['model']['steps'][number];

function skipRows({ skips = [] }: Step): string[] {
  return skips.map(({ name, when }) => {
    const text = both((lang) => BOOK_WORDS[lang].passedBy + whenText(when, lang));
    return `<tr><th scope="row"><code>${escaped(name)}</code></th>${cells(text)}</tr>`;
  });
}

/** What stands on each of the step's screens. */
function partRows(
  { model }: CompiledFlow,
  { parts = [] }: Step,
  place: number,
  formTitle: (form: string, lang: Lang) => string,
): string[] {
  return parts.map(({ asks, forms }, at) => {
    const title = both(
      (lang) => `${BOOK_WORDS[lang].part} ${at + 1}: ${model.partTitles[lang][place]?.[at]}`,
    );
    const inside = both((lang) =>
      [...(asks ? [BOOK_WORDS[lang][asks]] : []), ...forms.map((form) => formTitle(form, lang))].join('; '),
    );
    return `<tr><th scope="row">${headingHtml(title)}</th>${cells(inside)}</tr>`;
  });
}

function stepHtml(flow: CompiledFlow, step: Step, place: number, forms: ReadonlyMap<string, CompiledForm>) {
  const { model } = flow;
  const title = both((lang) => `${place + 1}. ${model.titles[lang][place] ?? step.id}`);
  const own = `<tr><th scope="row">${bilingual('wholeStep')}</th>${cells(both((lang) => whenText(step.when, lang)))}</tr>`;
  const rows = step.forms.map(({ form, when }) => {
    const found = forms.get(form);
    const name = found ? headingHtml(titleOf(found)) : escaped(form);
    return `<tr><th scope="row"><a href="#${escaped(form)}">${name}</a></th>${cells(both((lang) => whenText(when, lang)))}</tr>`;
  });
  const formTitle = (form: string, lang: Lang) => {
    const found = forms.get(form);
    return found ? titleOf(found)[lang] : form;
  };
  const parts = partRows(flow, step, place, formTitle);
  return `<section><h3>${headingHtml(title)} <code>${escaped(step.id)}</code></h3>
${tableHtml('facts', ['', ...langHeads], [own, ...skipRows(step), ...rows, ...parts])}</section>`;
}

/** The steps of a flow, who sees each of them, and the forms in it. */
export function flowSection(flow: CompiledFlow, forms: ReadonlyMap<string, CompiledForm>): string {
  const { id, version, steps } = flow.model;
  const inside = steps.map((step, place) => stepHtml(flow, step, place, forms));
  return `<section class="form" id="${escaped(id)}"><h2>${bilingual('flow')} <code>${escaped(id)}</code></h2>
<p>${bilingual('version')} <code>${escaped(version)}</code></p>
${flowPicture(flow, forms)}
${inside.join('\n')}</section>`;
}
