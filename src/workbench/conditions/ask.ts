/** What is asked about: a field by its names from where the condition stands, a name of the order, or the day of today. */
export type Subject =
  | { kind: 'field'; path: readonly string[] }
  | { kind: 'order'; pointer: string }
  | { kind: 'day' };

export type Operator =
  | ('is' | 'isNot' | 'oneOf' | 'noneOf')
  | ('atLeast' | 'atMost' | 'moreThan' | 'lessThan')
  | ('notBefore' | 'notAfter' | 'from' | 'until')
  | ('filled' | 'notFilled');

/** One thing that is asked. Of `oneOf` and `noneOf` the value is a list; whether something is filled has none. */
export interface Ask {
  subject: Subject;
  operator: Operator;
  value: unknown;
}

/** A condition as the builder shows it. */
export interface Asked {
  joined: 'all' | 'any';
  asks: readonly Ask[];
}

/** What a keyword of JSON Schema asks of a value. */
export const KEYWORDS: Readonly<Record<string, Operator>> = {
  ...{ const: 'is', enum: 'oneOf', minimum: 'atLeast', maximum: 'atMost' },
  ...{ exclusiveMinimum: 'moreThan', exclusiveMaximum: 'lessThan' },
  ...{ formatMinimum: 'notBefore', formatMaximum: 'notAfter' },
};

/** Of the questions that can be turned round. */
export const OPPOSITES: Readonly<Partial<Record<Operator, Operator>>> = {
  ...{ is: 'isNot', oneOf: 'noneOf', filled: 'notFilled' },
};
