import type { FormModel } from './compile-form.ts';
import { usesOrder } from './conditions.ts';
import { lintFurtherForms } from './further-forms.ts';
import { lintBounds } from './lint/bounds.ts';
import { lintComputed } from './lint/computed.ts';
import { lintConditionKeywords } from './lint/condition-keywords.ts';
import { lintDataReferences } from './lint/data-references.ts';
import { lintDefaults } from './lint/defaults.ts';
import { lintFlow } from './lint/flow.ts';
import { lintHiddenRequired } from './lint/hidden-required.ts';
import { lintLeftOver } from './lint/left-over.ts';
import { lintLimits } from './lint/limits.ts';
import { lintNames } from './lint/names.ts';
import { lintFormOnPage } from './lint/pages.ts';
import { lintSectionRules } from './lint/section-rules.ts';
import { lintSuggestionSources } from './lint/suggestion-sources.ts';
import { lintUi } from './lint/ui.ts';
import { lintUnused } from './lint/unused-words.ts';
import { lintUploads } from './lint/uploads.ts';
import { lintVariants } from './lint/variants.ts';
import { lintPairs } from './lint/word-pairs.ts';
import { lintWords } from './lint/words.ts';
import type { Problem } from './problem.ts';
import type { JsonSchema } from './schema-types.ts';
import type { Source, SourceFile } from './source.ts';

function faultsIn({ file, json }: SourceFile<JsonSchema>): Problem[] {
  return [...lintLimits(file, json), ...lintConditionKeywords(file, json)];
}

/** A form that no flow has is never a part of an order. */
function orderFaults({ file, json }: SourceFile<JsonSchema>, id: string, { flows }: Source): Problem[] {
  const isInFlow = [...flows.values()].some((flow) =>
    flow.json.steps.some(({ forms }) => forms.some(({ form }) => form === id)),
  );
  if (isInFlow || !usesOrder(json)) return [];
  return [{ file, sentence: 'No flow has this form, so that there is no order to ask about with "$order".' }];
}

/** Faults that keep a form from being compiled: the last good version stays in force. */
export function faultsOfForm(source: Source, id: string): Problem[] {
  const form = source.forms.get(id);
  return form ? [...faultsIn(form), ...orderFaults(form, id, source)] : [];
}

/** Faults in a shared piece, said at the piece and not at each form that uses it. */
export function faultsOfPiece(piece: SourceFile<JsonSchema>): Problem[] {
  return faultsIn(piece);
}

/** Faults that make a compiled model unfit for use; words are looked at once the rest is sound. */
export function faultsOfModel(model: FormModel, source: Source): Problem[] {
  const { id, file, schema, fields, ui } = model;
  // What a file's field is not said to be would follow from this.
  const uploads = lintUploads(file, schema, fields);
  if (uploads.length > 0) return uploads;
  const rules = [
    ...lintNames(schema, schema, { file, sentence: 'The form has no field' }),
    ...lintBounds(file, schema, fields),
    ...lintHiddenRequired(file, schema, fields),
    ...lintDataReferences(file, schema),
    ...lintComputed(file, schema, fields),
    ...lintDefaults(file, fields),
    ...lintSectionRules(file, schema, fields),
    ...lintUi(id, schema, ui),
    ...lintSuggestionSources(model, source),
    ...lintFormOnPage(model),
  ];
  if (rules.length > 0) return rules;
  const words = lintWords(model, source.words);
  // A word that one language lacks is said before what is wrong with it.
  return words.length > 0 ? words : lintVariants(model, source);
}

/** What should be mended but harms no customer: words of pages that are unequal, and whatever is unused. */
export function remarksOn(models: FormModel[], source: Source): Problem[] {
  // While a form has a fault its words are not known, and nothing can be called unused.
  const complete = models.length === source.forms.size;
  const unused = complete ? [...lintUnused(models, source.words), ...lintFurtherForms(models, source)] : [];
  // An unused word is not missing in the other language; one sentence about it is enough.
  const needless = new Set(unused.map(({ pointer }) => pointer));
  return [
    ...lintLeftOver(models, source),
    ...unused,
    ...lintPairs(source.words).filter(({ pointer }) => !needless.has(pointer)),
  ];
}

export { lintFlow };
