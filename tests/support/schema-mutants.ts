import type { JsonSchema } from '../../src/definitions/schema-types.ts';

/** A schema with one rule changed, and a sentence for what was done and where. */
export interface Mutant {
  what: string;
  schema: JsonSchema;
}

/** What says nothing about which data pass. */
const SILENT = new Set(['default', 'title', 'description', 'x-keep', '$schema', '$comment']);
/** Holders of other schemas; what they hold is changed, and they are dropped as a whole. */
const LISTS = ['allOf', 'anyOf'];
const SINGLE = ['if', 'then', 'else', 'not', 'items', 'contains'];

/** Formats that differ only a little from each other. */
const NEIGHBOURS: Record<string, string> = {
  phone: 'mobile',
  mobile: 'phone',
  iban: 'sepaIban',
  sepaIban: 'iban',
};

type Rebuild = (changed: unknown) => JsonSchema;
type Node = Record<string, unknown>;

function without(schema: JsonSchema, keyword: string): JsonSchema {
  const { [keyword]: _dropped, ...rest } = schema;
  return rest;
}

/** A pattern with one of its counts changed by one: `{5}`, `{10,11}`. */
function patternsNear(pattern: string): string[] {
  return [...pattern.matchAll(/\{(\d+)(?:,(\d+))?\}/g)].flatMap(
    ({ 0: whole, 1: low = '', 2: high, index }) => {
      const put = (counts: string) =>
        `${pattern.slice(0, index)}{${counts}}${pattern.slice(index + whole.length)}`;
      const [from, to] = [Number(low), Number(high)];
      return high === undefined
        ? [put(`${from - 1}`), put(`${from + 1}`)]
        : [
            put(`${from - 1},${to}`),
            put(`${from + 1},${to}`),
            put(`${from},${to - 1}`),
            put(`${from},${to + 1}`),
          ];
    },
  );
}

/** A day one day earlier or later. */
function dayNear(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

const isDay = (value: unknown): value is string => /^\d{4}-\d\d-\d\d$/.test(String(value));

/** Formulas with one number changed by one, or one operand less. */
function formulasNear(formula: unknown): [what: string, value: unknown][] {
  if (typeof formula === 'number')
    return [formula - 1, formula + 1].map((value) => [`${formula} → ${value}`, value]);
  if (typeof formula !== 'object' || formula === null) return [];
  return Object.entries(formula).flatMap(([word, part]): [string, unknown][] => {
    // What a choice asks is changed as the schema that it is.
    if (word === 'if') return [];
    const list: unknown[] | undefined = Array.isArray(part) ? part : undefined;
    const put = (value: unknown) => ({ ...formula, [word]: value });
    if (list === undefined) return formulasNear(part).map(([how, value]) => [`${word}/${how}`, put(value)]);
    const fewer = list.length > 1 ? list.map((_, at) => list.filter((_one, other) => other !== at)) : [];
    return [
      ...fewer.map((rest, at): [string, unknown] => [`${word} without ${at}`, put(rest)]),
      ...list.flatMap((one, at) =>
        formulasNear(one).map(([how, value]): [string, unknown] => [
          `${word}/${at}/${how}`,
          put(list.map((other, i) => (i === at ? value : other))),
        ]),
      ),
    ];
  });
}

/** Other values of one keyword that differ as little as can be. */
function nearValues(keyword: string, value: unknown): [what: string, value: unknown][] {
  if (keyword === 'x-compute') return formulasNear(value);
  if (keyword === 'x-referenceCode') return [[`${value} → ${Number(value) + 1}`, Number(value) + 1]];
  if (typeof value === 'number' && keyword !== 'const') {
    return [value - 1, value + 1]
      .filter((limit) => limit >= 0)
      .map((limit) => [`${value} → ${limit}`, limit]);
  }
  if (isDay(value))
    return [-1, 1].map((days) => [`${value} → ${dayNear(value, days)}`, dayNear(value, days)]);
  if (keyword === 'pattern') {
    const anchors = [String(value).replace(/^\^/, ''), String(value).replace(/\$$/, '')].filter(
      (p) => p !== value,
    );
    return [...patternsNear(String(value)), ...anchors].map((pattern) => [`→ ${pattern}`, pattern]);
  }
  if (keyword === 'enum' || keyword === 'required' || keyword === 'x-normalize') {
    const list = [value].flat();
    const weaker: [string, unknown][] =
      keyword === 'x-normalize' && !list.includes('trim') ? [[`→ trim`, 'trim']] : [];
    if (list.length < 2) return weaker;
    return list.map((entry) => [`without ${JSON.stringify(entry)}`, list.filter((other) => other !== entry)]);
  }
  if (keyword === 'format' && NEIGHBOURS[String(value)]) {
    const other = NEIGHBOURS[String(value)];
    return [[`${value} → ${other}`, other]];
  }
  if (value === true && ['afterToday', 'notCommonPassword', 'uniqueItems', 'const'].includes(keyword))
    return [['→ false', false]];
  return [];
}

/** Keywords that change nothing that an example can say. */
function isSilent(keyword: string): boolean {
  return SILENT.has(keyword) || ['x-definition', 'properties'].includes(keyword);
}

function ownMutants(schema: JsonSchema, at: string, rebuild: Rebuild): Mutant[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    if (isSilent(keyword)) return [];
    const near = nearValues(keyword, value).map(([how, other]) => ({
      what: `${at}/${keyword} ${how}`,
      schema: rebuild({ ...schema, [keyword]: other }),
    }));
    return [{ what: `${at} without ${keyword}`, schema: rebuild(without(schema, keyword)) }, ...near];
  });
}

function listMutants(schema: JsonSchema, keyword: string, at: string, rebuild: Rebuild): Mutant[] {
  const list = (schema[keyword] ?? []) as JsonSchema[];
  return list.flatMap((child, i) => {
    const put = (changed: unknown) =>
      rebuild({ ...schema, [keyword]: list.map((other, j) => (i === j ? changed : other)) });
    const dropped = list.filter((_, j) => i !== j);
    // Dropping the only branch is dropping the keyword, which is a mutant already.
    const one =
      dropped.length > 0
        ? [
            {
              what: `${at}/${keyword} without branch ${i}`,
              schema: rebuild({ ...schema, [keyword]: dropped }),
            },
          ]
        : [];
    return [...one, ...mutantsOf(child, `${at}/${keyword}/${i}`, put)];
  });
}

function propertyMutants(schema: JsonSchema, at: string, rebuild: Rebuild): Mutant[] {
  const properties = (schema.properties ?? {}) as Node;
  return Object.entries(properties).flatMap(([name, child]) => {
    const put = (changed: unknown) => rebuild({ ...schema, properties: { ...properties, [name]: changed } });
    if (child === false) return [{ what: `${at}/properties/${name} false → true`, schema: put(true) }];
    return mutantsOf(child as JsonSchema, `${at}/properties/${name}`, put);
  });
}

/** Every schema that differs from this one in one limit, keyword, entry or branch. */
export function mutantsOf(
  schema: JsonSchema,
  at = '',
  rebuild: Rebuild = (changed) => changed as JsonSchema,
): Mutant[] {
  return [
    ...ownMutants(schema, at, rebuild),
    ...propertyMutants(schema, at, rebuild),
    ...LISTS.flatMap((keyword) => listMutants(schema, keyword, at, rebuild)),
    ...SINGLE.flatMap((keyword) => {
      const child = schema[keyword];
      if (typeof child !== 'object' || child === null) return [];
      return mutantsOf(child as JsonSchema, `${at}/${keyword}`, (changed) =>
        rebuild({ ...schema, [keyword]: changed }),
      );
    }),
  ];
}
