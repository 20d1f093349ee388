import { isRecord, walk } from '../../../shared/json-values.ts';
import { pointerNames } from '../../../shared/rules/json-pointer.ts';
import { truthOf } from '../../contracts/condition-truth.ts';
import type { JsonSchema } from '../../schema-types.ts';

/** The pointers of what a condition looks at. */
function lookedAt(schema: unknown, pointer = ''): string[] {
  if (!isRecord(schema)) return [];
  const { properties, required, not, anyOf, allOf } = schema;
  const fields = isRecord(properties) ? Object.entries(properties) : [];
  const inside = fields.flatMap(([name, one]) => {
    const below = lookedAt(one, `${pointer}/${name}`);
    return below.length > 0 ? below : [`${pointer}/${name}`];
  });
  const demanded = (Array.isArray(required) ? required.map(String) : []).filter(
    (name) => !fields.some(([other]) => other === name),
  );
  const others = [not, ...[anyOf, allOf].flatMap((list) => (Array.isArray(list) ? list : []))];
  return [
    ...inside,
    ...demanded.map((name) => `${pointer}/${name}`),
    ...others.flatMap((one) => lookedAt(one, pointer)),
  ];
}

/** Whether a condition may still hold or not, as it looks at something that the order does not say yet. */
export function isOpen(when: JsonSchema | undefined, order: unknown): boolean {
  if (when === undefined || truthOf(when, order) !== undefined) return false;
  return lookedAt(when).some((pointer) => walk(order, pointerNames(pointer)) === undefined);
}
