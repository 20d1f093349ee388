import type { FormModel } from './compile-form.ts';
import { lintBounds } from './lint/bounds.ts';
import { lintFlow } from './lint/flow.ts';
import { lintKeywords } from './lint/keywords.ts';
import { lintLeftOver } from './lint/left-over.ts';
import { lintNames } from './lint/names.ts';
import { lintUi } from './lint/ui.ts';
import { lintPairs, lintUnused, lintWords } from './lint/words.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';

/** Faults that keep a form from being compiled: the last good version stays in force. */
export function faultsOfForm(source: Source, id: string): Problem[] {
  const form = source.forms.get(id);
  return form ? lintKeywords(form.file, form.json) : [];
}

/** Faults in the shared pieces, said at the piece and not at each form that uses it. */
export function faultsOfPieces(source: Source): Problem[] {
  return [...source.pieces.values()].flatMap(({ file, json }) => lintKeywords(file, json));
}

/** Faults that make a compiled model unfit for use. */
export function faultsOfModel(model: FormModel): Problem[] {
  const names = { file: model.file, sentence: 'The form has no field' };
  return [
    ...lintNames(model.schema, model.schema, names),
    ...lintBounds(model.file, model.schema, model.fields),
    ...lintUi(`ui-schemas/${model.id}.ui.json`, model.schema, model.ui),
  ];
}

/** What should be mended but does not stop a form: words that are missing, unequal or unused. */
export function remarksOn(models: FormModel[], source: Source): Problem[] {
  // While a form has a fault its words are not known, and nothing can be called unused.
  const complete = models.length === source.forms.size;
  const unused = complete ? lintUnused(models, source.words) : [];
  // An unused word is not missing in the other language; one sentence about it is enough.
  const needless = new Set(unused.map(({ pointer }) => pointer));
  return [
    ...lintLeftOver(models, source),
    ...models.flatMap(lintWords),
    ...unused,
    ...lintPairs(source.words).filter(({ pointer }) => !needless.has(pointer)),
  ];
}

export { lintFlow };
