import type { Contracts } from '../../../shared/contracts/contract.ts';
import { KEEP_DAYS } from '../../../shared/form-page.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { allFunctions } from '../../../shared/rules/all-functions.ts';
import { createRuntime } from '../../../shared/rules/runtime.ts';
import { modelForm } from '../../compile-form.ts';
import type { CompiledForm } from '../../compiled.ts';
import { acceptedIn, type Example } from '../../examples.ts';
import type { Field } from '../../fields.ts';
import type { FileTexts } from '../../file-texts.ts';
import { faultsOfForm, faultsOfModel, faultsOfPiece } from '../../lint.ts';
import { DefinitionError, foldProblems, type Problem } from '../../problem.ts';
import type { Source } from '../../source.ts';
import { attempt } from '../../unexpected.ts';
import { labelsOf } from '../book/form-facts.ts';
import type { Both } from '../book/html.ts';
import type { FormExamples } from '../book/rule-examples.ts';
import { ruleRows } from '../book/rule-rows.ts';
import { storageOf } from '../book/storage.ts';
import { compiledAnew } from './compiled-anew.ts';
import { draftSource } from './draft-source.ts';
import { type JudgedExamples, judgedExamples } from './judged-examples.ts';
import { englishConditions, type Said } from './said.ts';

/** A sentence that a field can answer with, and when. */
export interface PreviewRule {
  rule: string;
  limit: Both;
  condition: Said;
  words: Both;
}

/** A field of a form: where its answer goes, and all that it can say. */
export interface PreviewField {
  pointer: string;
  columns: string[];
  /** For how long the answer is kept; null: no date is set. */
  days: number | null;
  readers: string[];
  isSecret: boolean;
  /** Of the field that was asked for: those of all fields are long. */
  rules?: PreviewRule[];
}

/** A form as it would be published. */
export interface PreviewForm {
  version: string;
  /** What a browser gets of it. */
  scripts: Both;
  /** Where it was asked for in parts: the module of the checks, which the scripts are given. */
  checks?: string;
  fields: PreviewField[];
  /** Accepted examples, to fill it in with. */
  examples: Pick<Example, 'data' | 'name' | 'order'>[];
  /** Where it was asked for: what its examples show of its rules. Empty: their file cannot be read. */
  judged: JudgedExamples[];
}

export interface FormWanted {
  files: FileTexts;
  form: string;
  /** The pointer of the field whose sentences are asked for. */
  field?: string;
  /** A browser that has the checks already is spared them: a word changes none. */
  inParts?: boolean;
  /** Its examples are judged, too. */
  judges?: boolean;
  now: Date;
}

const noExamples: FormExamples = {
  ...{ valid: [], invalid: [], situated: [] },
  pieces: new Map(),
  meets: () => () => true,
};

export function insist(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new DefinitionError([...problems]);
}

/** The same order of questions as where a release is compiled. @throws DefinitionError */
export function soundModel(source: Source, form: string) {
  insist(source.problems.filter(({ file }) => source.broken.has(file)));
  insist([...source.pieces.values()].flatMap(faultsOfPiece));
  insist(faultsOfForm(source, form));
  const model = modelForm(source, form);
  insist(faultsOfModel(model, source));
  return model;
}

function pageOf({ pages }: Source, form: string) {
  const page = pages?.json.pages.find((one) => one.form === form);
  return page && { keepDays: KEEP_DAYS, mail: [], ...page };
}

function rulesOf(compiled: CompiledForm, field: Field): PreviewRule[] {
  const labels = labelsOf(compiled, 'de');
  return ruleRows(compiled, field, noExamples).map(({ rule, place, limit, condition, words }) => ({
    ...{ rule, limit, words },
    condition: { ...condition, en: englishConditions(place.conditions, labels) },
  }));
}

/** @param wanted the pointer of the field whose sentences are asked for */
function fieldsOf(
  compiled: CompiledForm,
  source: Source,
  { contracts, wanted }: { contracts: Contracts; wanted: string | undefined },
): PreviewField[] {
  const { model } = compiled;
  const page = pageOf(source, model.id);
  const asked = model.fields.filter(({ isObject }) => !isObject);
  return asked.map((field) => {
    const { columns, days, readers } = storageOf(model, field, contracts, page);
    return {
      ...{ pointer: field.pointer, columns, days: days ?? null, readers },
      isSecret: ['password', 'otp'].includes(String(field.ui['ui:widget'])),
      ...(field.pointer === wanted && { rules: rulesOf(compiled, field) }),
    };
  });
}

/** What is written half is no example yet. */
export function examplesOf({ files, form, now }: FormWanted): PreviewForm['examples'] {
  try {
    const found = acceptedIn(files.get(`schemas/${form}.examples.json`) ?? '', now);
    return found
      .filter(({ data }) => isRecord(data))
      .map(({ data, name, order }) => ({ data, ...(name && { name }), ...(order && { order }) }));
  } catch {
    return [];
  }
}

/** Compiles one form of files that stand in no folder, or says what keeps it from being shown. */
export async function previewForm(
  wanted: FormWanted,
  contracts: Contracts,
): Promise<{ form: PreviewForm | null; faults: Problem[] }> {
  const { files, form, field, inParts, judges, now } = wanted;
  const faults: Problem[] = [];
  const made = await attempt(faults, `schemas/${form}.schema.json`, () => {
    const source = draftSource(files);
    const compiled = compiledAnew(
      soundModel(source, form),
      createRuntime(() => now, allFunctions),
    );
    const { model, scripts, parts } = compiled;
    const fields = fieldsOf(compiled, source, { contracts, wanted: field });
    const given = inParts ? parts : { scripts };
    const judged = judges ? judgedExamples(compiled, files, { field, now }) : [];
    return { version: model.version, ...given, fields, examples: examplesOf(wanted), judged };
  });
  return { form: made ?? null, faults: foldProblems(faults) };
}
