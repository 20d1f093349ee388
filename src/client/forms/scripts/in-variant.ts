import type { FormScript, ViewUi } from '../../../shared/form-script.ts';
import { isRecord, walk } from '../../../shared/json-values.ts';

function withText(ui: ViewUi, [name = '', ...rest]: readonly string[], text: string): ViewUi {
  if (rest.length === 0) return { ...ui, [name]: text };
  const inside = walk(ui, [name]);
  return { ...ui, [name]: withText(isRecord(inside) ? inside : {}, rest, text) };
}

/** A form in the words of a variant; rules, structure and version are the same. An unknown name changes nothing. */
export function inVariant(script: FormScript, name: string): FormScript {
  const variant = script.variants.find((one) => one.name === name);
  if (!variant) return script;
  const ui = variant.ui.reduce((all, [path, text]) => withText(all, path, text), script.ui);
  return { ...script, ui, words: { ...script.words, ...variant.words } };
}
