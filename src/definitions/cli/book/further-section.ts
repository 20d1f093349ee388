import type { FurtherLanguage } from '../../../shared/further-language.ts';
import type { CompiledForm } from '../../compiled.ts';
import type { FormTexts } from '../../form-texts.ts';
import { wordsInUi } from '../../ui-words.ts';
import { escaped, langHeads, tableHtml } from './html.ts';

/** Every word and sentence of a form by its place, as text. */
function said({ ui, words, messages }: FormTexts): Map<string, string> {
  const shown = wordsInUi(ui).map(([place, text]): [string, unknown] => [place, text]);
  const all = [...Object.entries(words), ...shown, ...Object.entries(messages)];
  return new Map(all.map(([place, text]) => [place, Array.isArray(text) ? text.join(' / ') : String(text)]));
}

function rowHtml(place: string, fallback: string, text: string, { fallback: lang, ...own }: FurtherLanguage) {
  return `<tr><th scope="row"><code>${escaped(place)}</code></th><td lang="${lang}">${escaped(fallback)}</td><td lang="${escaped(own.code)}" dir="${own.direction}">${escaped(text)}</td></tr>`;
}

/** The words of a form in each further language that it is in, beside those of the language that stands in for it. */
export function furtherHtml({ model }: CompiledForm, languages: readonly FurtherLanguage[]): string {
  return languages
    .flatMap((language) => {
      const found = model.further.get(language.code);
      if (!found) return [];
      const [fallback, own] = [said(model.texts[language.fallback]), said(found.texts)];
      const rows = [...own].map(([place, text]) => rowHtml(place, fallback.get(place) ?? '', text, language));
      const head = `<span lang="${escaped(language.code)}">${escaped(language.name)}</span>`;
      const fallbackHead = langHeads[language.fallback === 'de' ? 0 : 1] ?? '';
      return [`<section><h3>${head}</h3>\n${tableHtml('facts', ['', fallbackHead, head], rows)}</section>`];
    })
    .join('\n');
}
