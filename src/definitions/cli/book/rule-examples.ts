import { berlinToday } from '../../../shared/dates.ts';
import { valueAtPointer, withoutRows } from '../../../shared/rules/json-pointer.ts';
import { createAjv } from '../../ajv.ts';
import type { Example, Examples } from '../../examples.ts';
import type { Field, Rule } from '../../fields.ts';
import type { PieceExamples } from '../../piece-examples.ts';
import type { RulePlace } from '../../rule-places.ts';
import type { JsonSchema } from '../../schema-types.ts';

/** Tells of an example whether its data meet a schema that stands at a place of the form. */
type Meets = (schema: JsonSchema, path: string[]) => (example: Example) => boolean;

/** The examples of a form, and those of the shared pieces. */
export interface FormExamples extends Examples {
  pieces: ReadonlyMap<string, PieceExamples>;
  meets: Meets;
}

/** A value, and the day and the order that its example names. */
export type ShownValue = { value: unknown } & Pick<Example, 'on' | 'order'>;

/** A rule at one of its places. */
interface AskedRule {
  field: Field;
  rule: Rule;
  place: RulePlace;
}

/** Examples that name no day are filled in at `now`. To make one such function takes long, to use it does not. */
export function meetsAt(now: Date): Meets {
  let current: Pick<Example, 'on' | 'order'> = {};
  const clock = () => new Date(`${current.on ?? berlinToday(now)}T12:00:00Z`);
  const ajv = createAjv(clock, () => current.order);
  return (schema, path) => {
    const whole = path.reduceRight<JsonSchema>((inner, name) => ({ properties: { [name]: inner } }), schema);
    const validate = ajv.compile(whole);
    return (example) => {
      current = example;
      return validate(example.data) === true;
    };
  };
}

/** Tells of an example whether a rule counts for it. What a row of a list is asked, the whole list does not answer. */
function countsFor({ field, place }: AskedRule, meets: Meets): (example: Example) => boolean {
  const conditions = field.isInRow ? [] : place.conditions;
  const checks = conditions.map(({ if: asked, path, holds }) => ({
    isMet: meets(asked, path),
    holds,
  }));
  return (example) => checks.every(({ isMet, holds }) => isMet(example) === holds);
}

/** Tells of an example whether its value lies beyond this limit of a rule that has more than one. */
function breaksLimit({ field, rule, place }: AskedRule, meets: Meets): (example: Example) => boolean {
  const limit = place.branch[rule.keyword];
  const isOne = field.schema.type !== 'array' && !field.isInRow;
  if (typeof limit !== 'number' || rule.places.length < 2 || !isOne) return () => true;
  const isMet = meets({ [rule.keyword]: limit }, field.path);
  return (example) => !isMet(example);
}

/** The values of a field in some examples; those that hold without a day or an order come first. */
function valuesIn(examples: Example[], { pointer }: Field): { plain: ShownValue[]; situated: ShownValue[] } {
  const shown = examples
    .map(({ data, on, order }) => ({ value: valueAtPointer(data, pointer), on, order }))
    .filter(({ value }) => value !== undefined);
  const isPlain = ({ on, order }: ShownValue) => on === undefined && order === undefined;
  return { plain: shown.filter(isPlain), situated: shown.filter((one) => !isPlain(one)) };
}

function size({ value }: ShownValue): number {
  if (typeof value === 'number') return value;
  return typeof value === 'string' || Array.isArray(value) ? value.length : 0;
}

/** The accepted value that lies nearest to the rule's limit, else the plainest one. */
export function acceptedFor(asked: AskedRule, examples: FormExamples): ShownValue | undefined {
  const { keyword, definition = '' } = asked.rule;
  if (keyword === 'notAllowed') return undefined;
  const accepted = [...examples.valid, ...examples.situated.filter(({ rule }) => rule === undefined)];
  const { plain, situated } = valuesIn(accepted.filter(countsFor(asked, examples.meets)), asked.field);
  const shared = examples.pieces.get(definition)?.valid.map(({ value }) => ({ value })) ?? [];
  const own = [...plain, ...shared];
  const values = own.length > 0 ? own : situated;
  const bySize = values.toSorted((a, b) => size(a) - size(b));
  if (/^(max|exclusiveMax)(?!Age)/.test(keyword)) return bySize.at(-1);
  if (/^(min|exclusiveMin)(?!Age)/.test(keyword)) return bySize[0];
  return values[0];
}

/** A value that the rule refuses, of the form or of the shared piece that brought the rule. */
export function refusedFor(asked: AskedRule, examples: FormExamples): ShownValue | undefined {
  const { field, rule } = asked;
  const found = [...examples.invalid, ...examples.situated]
    .filter((one) => withoutRows(one.path) === field.pointer && one.rule === rule.rule)
    .filter(countsFor(asked, examples.meets))
    .find(breaksLimit(asked, examples.meets));
  if (found) return { value: valueAtPointer(found.data, field.pointer), on: found.on, order: found.order };
  const shared = examples.pieces.get(rule.definition ?? '')?.invalid.find((one) => one.rule === rule.rule);
  return shared && { value: shared.value };
}
