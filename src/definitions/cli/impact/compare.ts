import type { FormScript, RuleError } from '../../../shared/form-script.ts';
import { valueAtPointer } from '../../../shared/rules/json-pointer.ts';
import { applyRules } from '../../apply-rules.ts';
import type { FormModel } from '../../compile-form.ts';
import type { CompiledForm } from '../../compiled.ts';
import { branchesOf } from '../../fields.ts';
import { maskedSample } from '../../masked-sample.ts';
import type { Outcome } from './outcomes.ts';
import { schemasAt } from './schemas-at.ts';

/** A rule of a field by which data is now refused or no longer refused. */
export interface Change {
  what: 'newly refused' | 'newly accepted';
  path: string;
  rule: string;
  why: string;
  /** What the schema of each version says at the rule. */
  was?: string;
  is?: string;
  /** How many of the replayed cases it concerns, and the value of one of them. */
  count: number;
  sample: unknown;
  /** What may be shown of the value to people who must not see it. */
  masked: string;
}

/**
 * The rules that data breaks.
 * @param order the order in progress, where the form is a part of one
 */
export function brokenRules(script: FormScript, data: unknown, order?: unknown): RuleError[] {
  return applyRules(script, data, script.lang, order).errors;
}

/** What the schema of a version says where a rule stands: `"maxLength": 50`. */
function wording(model: FormModel, { path, keyword, rule }: RuleError): string | undefined {
  const field = model.fields.find(({ pointer }) => pointer === path.replace(/\/\d+$/, ''));
  const found = field?.rules.find((known) => known.rule === rule);
  if (!field || !found) return undefined;
  const branches = schemasAt(model.schema, field.path).flatMap((schema) =>
    [schema, schema.items ?? {}].flatMap(branchesOf),
  );
  const branch = branches.find((one) => one[keyword] !== undefined && (one['x-rule'] ?? keyword) === rule);
  return branch ? `"${keyword}": ${JSON.stringify(branch[keyword])}` : `"${keyword}"`;
}

function why({ keyword }: RuleError, old: string | undefined, now: string | undefined): string {
  if (keyword === 'additionalProperties') return 'the field is in one of the versions only';
  if (old === undefined && now !== undefined) return `new: ${now}`;
  if (old !== undefined && now === undefined) return `gone: ${old}`;
  if (old !== now) return `was ${old}, is ${now}`;
  return keyword === 'required' || keyword === 'notAllowed'
    ? 'the condition of the field has changed'
    : 'what it depends on has changed';
}

/** The errors at fields where the other version has none. */
export function errorsOnlyIn(errors: RuleError[], others: RuleError[]): RuleError[] {
  const paths = new Set(others.map(({ path }) => path));
  return errors.filter(({ path }) => !paths.has(path));
}

/**
 * Gathers where both versions judge the same cases otherwise, field by field: a field may be validated
 * otherwise while another one, say its confirmation, keeps the whole from passing.
 */
export function compareForms(
  before: CompiledForm,
  after: CompiledForm,
  outcomes: readonly Outcome[],
): Change[] {
  const changes = new Map<string, Change>();
  const note = (what: Change['what'], error: RuleError, data: unknown) => {
    const key = `${what}|${error.path}|${error.rule}`;
    const [was, is] = [wording(before.model, error), wording(after.model, error)];
    const sample = valueAtPointer(data, error.path);
    const known = changes.get(key) ?? {
      what,
      path: error.path,
      rule: error.rule,
      why: why(error, was, is),
      was,
      is,
      count: 0,
      sample,
      masked: maskedSample(sample, error.path, [before.model, after.model]),
    };
    changes.set(key, { ...known, count: known.count + 1 });
  };
  for (const { data, old, now } of outcomes) {
    for (const error of errorsOnlyIn(now.errors, old.errors)) note('newly refused', error, data);
    for (const error of errorsOnlyIn(old.errors, now.errors)) note('newly accepted', error, data);
  }
  return [...changes.values()];
}
