import type { Ajv } from 'ajv';
import { lookUp } from '../../src/definitions/german-towns.ts';
import { isLeakedPassword } from '../../src/definitions/leaked-passwords.ts';
import type { Clock } from '../../src/shared/clock.ts';
import { keysOf } from '../../src/shared/json-values.ts';
import { keywordChecks, OWN_KEYWORDS } from '../../src/shared/rules/keywords.ts';

/** Gives another library's Ajv our keywords as functions that it calls; our compiler writes code instead. */
export function withOwnKeywords<A extends Pick<Ajv, 'addKeyword' | 'removeKeyword'>>(
  ajv: A,
  clock: Clock,
): A {
  const checks = keywordChecks(clock, isLeakedPassword, lookUp);
  for (const name of keysOf(OWN_KEYWORDS)) {
    const { limit: schemaType, $data, isCondition, isOfList } = OWN_KEYWORDS[name];
    // ajv-formats brings some of the same names, for formats that know how to compare.
    ajv.removeKeyword(name);
    ajv.addKeyword({
      keyword: name,
      $data,
      ...(!isCondition && { type: isOfList ? 'array' : 'string' }),
      // Each keyword's limit is of the type that OWN_KEYWORDS says; one from another field may be of any.
      validate: (limit: unknown, value: string) =>
        typeof limit !== schemaType || checks[name](limit as never, value),
    });
  }
  // Outside an order no condition on it holds.
  ajv.addKeyword({ keyword: '$order', schemaType: 'object', validate: () => false });
  return ajv;
}
