import { conditionText, type Labels } from '../../../shared/conditions/condition-text.ts';
import { isRecord } from '../../../shared/json-values.ts';
import { targetOf } from '../../../shared/rules/json-pointer.ts';
import type { Field } from '../../fields.ts';
import { isSchema } from '../../schema-nodes.ts';
import type { BookWords } from './book-word-names.ts';

/** The signs between the operands of what people write with signs. */
const SIGNS = new Map([
  ['sum', ' + '],
  ['product', ' × '],
  ['difference', ' − '],
  ['concat', ' & '],
]);

/** A formula as people write one: („Karten“ × 250) − 100. */
export function formulaText(field: Pick<Field, 'path' | 'schema'>, words: BookWords, labels: Labels): string {
  const { path } = field;
  const say = (formula: unknown, list: string[] = []): string => {
    if (!isRecord(formula)) return typeof formula === 'string' ? `„${formula}“` : String(formula);
    const { $data, $row, each, with: _glue, ...operation } = formula;
    const target = typeof $data === 'string' ? (targetOf($data, path) ?? []) : undefined;
    if (target !== undefined) return `„${labels.field(target)}“`;
    if (typeof $row === 'string') return `„${labels.field([...list, $row])}“`;
    if (isSchema(operation.if)) {
      const condition = conditionText(operation.if, path.slice(0, -1), words, labels);
      const otherwise = operation.else === undefined ? '' : `; ${words.else} ${say(operation.else, list)}`;
      return `(${say(operation.then, list)}, ${words.only}${condition}${otherwise})`;
    }
    const [[name, part] = ['', undefined]] = Object.entries(operation);
    const sign = SIGNS.get(name);
    const parts = Array.isArray(part) ? part.map((one) => say(one, list)) : [say(part, list)];
    if (sign !== undefined) return `(${parts.join(sign)})`;
    const rows = isRecord(part) && typeof part.$data === 'string' ? (targetOf(part.$data, path) ?? []) : [];
    const ofEach = each === undefined ? '' : `: ${say(each, rows)}`;
    return `${words.operations.get(name) ?? name}(${parts.join('; ')}${ofEach})`;
  };
  return say(field.schema['x-compute']);
}
