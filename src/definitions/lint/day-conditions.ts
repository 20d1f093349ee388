import { isIsoDate } from '../../shared/dates.ts';
import { keysOf } from '../../shared/json-values.ts';
import { OWN_KEYWORDS } from '../../shared/rules/keywords.ts';
import type { Problem } from '../problem.ts';
import type { JsonSchema } from '../schema-types.ts';
import { childrenOf } from './limits.ts';

const CONDITIONS = keysOf(OWN_KEYWORDS).filter((name) => OWN_KEYWORDS[name].isCondition);
/** What is inside a condition is a part of it. */
const BEGINS_CONDITION = '/if';

function faultsOf(schema: JsonSchema, isCondition: boolean): [keyword: string, sentence: string][] {
  return CONDITIONS.filter((name) => schema[name] !== undefined).flatMap((name): [string, string][] => {
    if (!isIsoDate(String(schema[name])))
      return [[name, `"${String(schema[name])}" is no day. Write YYYY-MM-DD.`]];
    const sentence = `"${name}" stands in "if" alone: as a rule it would refuse everything on other days. Put the rule into "then".`;
    return isCondition ? [] : [[name, sentence]];
  });
}

/** Conditions on the day of today that stand where rules are, or name a day that does not exist. */
export function lintDayConditions(
  file: string,
  schema: JsonSchema,
  isCondition = false,
  pointer = '',
): Problem[] {
  const own = faultsOf(schema, isCondition).map(([keyword, sentence]) => ({
    file,
    pointer: `${pointer}/${keyword}`,
    sentence,
  }));
  const inside = childrenOf(schema).flatMap(([step, child]) =>
    lintDayConditions(file, child, isCondition || step === BEGINS_CONDITION, pointer + step),
  );
  return [...own, ...inside];
}
