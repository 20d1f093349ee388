import { isRecord, uiAt } from '../../shared/json-values.ts';
import { type Lang, langs } from '../../shared/language.ts';
import { nearest } from '../../shared/nearest.ts';
import { ORIGINAL } from '../../shared/variants.ts';
import { wordsFile } from '../../shared/words-file.ts';
import type { FormModel } from '../compile-form.ts';
import type { Problem } from '../problem.ts';
import type { Words } from '../schema-types.ts';
import type { Source } from '../source.ts';
import { isOfForm, placeOfWord, type VariantWord, variantsOf, variantWordsIn } from '../variants.ts';

/** A price or a sum, in words or signs. */
const PRICE =
  /€|₺|%|(?<!\p{L})(?:EUR|Euro|TL|TRY|Lira|Cent|Prozent|yüzde|kostenlos|gratis|ücretsiz|bedava)(?!\p{L})/iu;
/** What marks a field that may stay empty. */
const OPTIONAL: Record<Lang, string> = { de: '(freiwillig)', tr: '(isteğe bağlı)' };

/** Where a form takes no variants at all: what it says is a part of a contract. */
function bindingSentence(id: string, { flows }: Source): string | undefined {
  const isInFlow = [...flows.values()].some(({ json }) =>
    json.steps.some(({ forms }) => forms.some(({ form }) => form === id)),
  );
  if (!isInFlow && !/^(?:order|contract)\//.test(id)) return undefined;
  return 'This form is a part of an order or a contract: all customers read the same words. Remove "ui:variants".';
}

function shareSentence({ ui }: FormModel): string | undefined {
  const variants = variantsOf(ui);
  const names = variants.map(({ name }) => name);
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return `"${twice}" stands twice. Each variant has a name of its own.`;
  if (names.includes(ORIGINAL)) return `"${ORIGINAL}" is what the others see. Give the variant another name.`;
  const all = variants.reduce((sum, { share }) => sum + share, 0);
  return all > 100 ? `The shares are ${all} percent together. More than 100 are not possible.` : undefined;
}

/** Variants inside a form: only the form itself has some. */
function nested(ui: unknown, at = ''): string[] {
  if (!isRecord(ui)) return [];
  return Object.entries(ui).flatMap(([name, child]) => {
    if (name.startsWith('ui:') || !isRecord(child)) return [];
    const here = `${at}/${name}`;
    return ['ui:variants' in child ? [here] : [], nested(child, here)].flat();
  });
}

/** Why a word may not be said otherwise; undefined where it may. */
function wordSentence(
  { word, variant, text }: VariantWord,
  model: FormModel,
  lang: Lang,
): string | undefined {
  const names = variantsOf(model.ui).map(({ name }) => name);
  if (!names.includes(variant)) {
    const guess = nearest(variant, names);
    return `The form has no variant "${variant}"${guess ? `; did you mean "${guess}"?` : '. Name it in "ui:variants" of its UI schema.'}`;
  }
  const place = placeOfWord(word, model.fields);
  if (!place && !isOfForm(word))
    return `A variant cannot say "${word}" otherwise. It may say title, intro and submit of the form, lead and thanks of its page, and label, help and placeholder of its fields; never errors, choices or rules.`;
  if (place?.field.ui['ui:widget'] === 'consent')
    return 'This is the text of a consent: everybody agrees to the same words.';
  if (place?.field.isInRow) return 'The rows of a list have no variants.';
  if (PRICE.test(text)) return 'A variant names no price: prices are the same for everybody.';
  if (/\]\(/.test(text)) return 'A variant has no links: what they lead to is the same for everybody.';
  if (place === undefined) return undefined;
  const said = uiAt(model.texts[lang].ui, [...place.field.path, place.name]);
  const mark = OPTIONAL[lang];
  if (place.name !== 'ui:title' || String(said).includes(mark) === text.includes(mark)) return undefined;
  return '"(freiwillig)" or "(isteğe bağlı)" says that a field may stay empty: the label and its variants all say it, or none does.';
}

function wordFaults(model: FormModel, words: Words): Problem[] {
  return langs.flatMap((lang) =>
    variantWordsIn(words[lang], model.id).flatMap((one) => {
      const sentence = wordSentence(one, model, lang);
      return sentence === undefined
        ? []
        : [{ file: wordsFile(lang, one.key), pointer: `/${one.key}`, sentence }];
    }),
  );
}

/** A variant without any words of its own: half of the customers would see the same as the others. */
function silent(model: FormModel, words: Words): Problem[] {
  const spoken = new Set(
    langs.flatMap((lang) => variantWordsIn(words[lang], model.id).map(({ variant }) => variant)),
  );
  const prefix = model.id.replaceAll('/', '.');
  return variantsOf(model.ui).flatMap(({ name }, at) =>
    spoken.has(name)
      ? []
      : [
          {
            file: `ui-schemas/${model.id}.ui.json`,
            pointer: `/ui:variants/${at}`,
            sentence: `Nothing is said otherwise in "${name}". Add a word such as "${prefix}.submit@${name}" in both languages.`,
          },
        ],
  );
}

/** What would make a variant more than another wording: a price, a duty, a consent, or two promises to two people. */
export function lintVariants(model: FormModel, source: Source): Problem[] {
  const file = `ui-schemas/${model.id}.ui.json`;
  const inside = nested(model.ui).map((at) => ({
    file,
    pointer: `${at}/ui:variants`,
    sentence: 'Variants stand at the form itself, not at a field.',
  }));
  if (inside.length > 0) return inside;
  const sentence =
    variantsOf(model.ui).length === 0
      ? undefined
      : (bindingSentence(model.id, source) ?? shareSentence(model));
  if (sentence !== undefined) return [{ file, pointer: '/ui:variants', sentence }];
  return [...silent(model, source.words), ...wordFaults(model, source.words)];
}
