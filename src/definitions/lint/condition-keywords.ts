import { isIsoDate } from '../../shared/dates.ts';
import { keysOf } from '../../shared/json-values.ts';
import { OWN_KEYWORDS } from '../../shared/rules/keywords.ts';
import type { Problem } from '../problem.ts';
import type { JsonSchema } from '../schema-types.ts';
import { childrenOf } from './limits.ts';

const DAYS = keysOf(OWN_KEYWORDS).filter((name) => OWN_KEYWORDS[name].isCondition);
/** Keywords that look at no value of the form. */
const CONDITIONS = [...DAYS, '$order'];
/** What is inside a condition is a part of it. */
const BEGINS_CONDITION = '/if';

function dayFaults(schema: JsonSchema): [keyword: string, sentence: string][] {
  return DAYS.filter((name) => schema[name] !== undefined && !isIsoDate(String(schema[name]))).map((name) => [
    name,
    `"${String(schema[name])}" is no day. Write YYYY-MM-DD.`,
  ]);
}

function misplaced(schema: JsonSchema): [keyword: string, sentence: string][] {
  return CONDITIONS.filter((name) => schema[name] !== undefined).map((name) => [
    name,
    `"${name}" stands in "if" alone: as a rule it would refuse whatever is typed. Put the rule into "then".`,
  ]);
}

/** Conditions on the day of today or on the order that stand where rules are, or name a day that does not exist. */
export function lintConditionKeywords(
  file: string,
  schema: JsonSchema,
  isCondition = false,
  pointer = '',
): Problem[] {
  const own = (isCondition ? dayFaults(schema) : misplaced(schema)).map(([keyword, sentence]) => ({
    file,
    pointer: `${pointer}/${keyword}`,
    sentence,
  }));
  const inside = childrenOf(schema).flatMap(([step, child]) =>
    lintConditionKeywords(file, child, isCondition || step === BEGINS_CONDITION, pointer + step),
  );
  return [...own, ...inside];
}
