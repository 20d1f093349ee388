import { isRecord } from '../../shared/json-values.ts';
import { type Ask, type Asked, KEYWORDS, OPPOSITES, type Operator, type Subject } from './ask.ts';

/** Values that a control can show: no reference to another field. */
function isShown(keyword: string, value: unknown): boolean {
  const isPlain = (one: unknown) => ['string', 'number', 'boolean'].includes(typeof one);
  return keyword === 'enum' ? Array.isArray(value) && value.every(isPlain) : isPlain(value);
}

/** A condition as the builder shows it; undefined: it asks what the builder cannot show. */
export function askedIn(condition: unknown): Asked | undefined {
  if (!isRecord(condition)) return undefined;
  const { anyOf, ...rest } = condition;
  if (!Array.isArray(anyOf)) return allOf(asksIn(condition, []));
  if (Object.keys(rest).length > 0) return undefined;
  const branches = anyOf.map((branch) => asksIn(branch, []));
  const asks = branches.flatMap((branch) => branch ?? []);
  const isOneEach = branches.length > 0 && branches.every((branch) => branch?.length === 1);
  return isOneEach ? { joined: 'any', asks } : undefined;
}

function allOf(asks: Ask[] | undefined): Asked | undefined {
  return asks && asks.length > 0 ? { joined: 'all', asks } : undefined;
}

/** Lists together; undefined as soon as one of them is. */
function together(lists: readonly (Ask[] | undefined)[]): Ask[] | undefined {
  return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
}

function asksIn(schema: unknown, path: readonly string[], depth = 0): Ask[] | undefined {
  if (!isRecord(schema) || depth > 10) return undefined;
  if ('$order' in schema) return path.length === 0 ? asksOfOrder(schema) : undefined;
  return together(
    Object.entries(schema).map(([keyword, held]) => asksOf({ keyword, held, schema }, path, depth)),
  );
}

function asksOfOrder({ $order: pointer, ...schema }: Record<string, unknown>): Ask[] | undefined {
  if (typeof pointer !== 'string') return undefined;
  const subject: Subject = { kind: 'order', pointer };
  if (Object.keys(schema).length === 0) return [{ subject, operator: 'filled', value: undefined }];
  return together(Object.entries(schema).map(([keyword, value]) => compared(subject, keyword, value)));
}

function compared(subject: Subject, keyword: string, value: unknown): Ask[] | undefined {
  const operator = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
  return operator && isShown(keyword, value) ? [{ subject, operator, value }] : undefined;
}

interface Part {
  keyword: string;
  held: unknown;
  /** Where the keyword stands. */
  schema: Record<string, unknown>;
}

const DAYS: Readonly<Record<string, Operator>> = { validFrom: 'from', validUntil: 'until' };

function asksOf({ keyword, held, schema }: Part, path: readonly string[], depth: number): Ask[] | undefined {
  switch (keyword) {
    case 'properties':
      return asksOfFields(held, { path, required: schema.required, depth });
    case 'required':
      return asksWhetherFilled(held, path, schema.properties);
    case 'not':
      return opposite(asksIn(held, path, depth + 1));
    case 'allOf':
      return Array.isArray(held) ? together(held.map((part) => asksIn(part, path, depth + 1))) : undefined;
    case 'validFrom':
    case 'validUntil':
      return path.length === 0 && typeof held === 'string'
        ? [{ subject: { kind: 'day' }, operator: DAYS[keyword] ?? 'from', value: held }]
        : undefined;
    default:
      return path.length > 0 ? compared({ kind: 'field', path }, keyword, held) : undefined;
  }
}

interface Fields {
  path: readonly string[];
  /** Those that must be there; of another one the schema says nothing where it is absent, which no sentence says. */
  required: unknown;
  depth: number;
}

function asksOfFields(fields: unknown, { path, required, depth }: Fields): Ask[] | undefined {
  if (!isRecord(fields)) return undefined;
  return together(
    Object.entries(fields).map(([name, part]) => {
      const asks = asksIn(part, [...path, name], depth + 1);
      const isThere = Array.isArray(required) && required.includes(name);
      return isThere && asks && asks.length > 0 ? asks : undefined;
    }),
  );
}

function asksWhetherFilled(names: unknown, path: readonly string[], fields: unknown): Ask[] | undefined {
  if (!Array.isArray(names)) return undefined;
  const alone = names.filter((name) => !(isRecord(fields) && Object.hasOwn(fields, String(name))));
  return alone.map((name) => ({
    subject: { kind: 'field', path: [...path, String(name)] },
    ...{ operator: 'filled', value: undefined },
  }));
}

function opposite(asks: Ask[] | undefined): Ask[] | undefined {
  const [ask, ...others] = asks ?? [];
  const operator = ask && OPPOSITES[ask.operator];
  return ask && operator && others.length === 0 ? [{ ...ask, operator }] : undefined;
}
