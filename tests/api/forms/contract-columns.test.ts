import { afterAll, beforeAll, expect, test } from 'vitest';
import { conditionalNeeds, fieldNeeds, needsOf } from '../../../src/definitions/contracts/needs.ts';
import { contracts } from '../../../src/server/contracts.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

interface Column {
  name: string;
  type: string;
  nullable: boolean;
}

/** What a contract must demand of a field so that a column of a type can take it. */
const demands: Record<string, (schema: Record<string, unknown>) => boolean> = {
  date: ({ format }) => format === 'date',
  integer: ({ type, enum: values }) => type === 'integer' || Array.isArray(values),
  boolean: ({ type }) => type === 'boolean',
};

const columns = contracts.forms.flatMap((contract) => {
  const conditional = conditionalNeeds(needsOf(contract)).flatMap(({ path, names }) =>
    names.map((name) => [...path, name].join('/')),
  );
  return fieldNeeds(contract).flatMap((need) =>
    need.readers
      .filter((reader) => reader.startsWith('column '))
      .map((reader) => ({
        name: reader.slice('column '.length),
        field: `${contract.form}${need.pointer}`,
        schema: need.schema as Record<string, unknown>,
        isNeeded: need.isRequired || conditional.includes(need.path.join('/')),
      })),
  );
});

test('every column that a contract names exists, and what it takes is demanded of the form', async () => {
  const rows = await t.db.query<Column>(
    `SELECT table_name || '.' || column_name AS name, data_type AS type, is_nullable = 'YES' AS nullable
       FROM information_schema.columns WHERE table_schema = 'public'`,
  );
  const known = new Map(rows.map((row) => [row.name, row]));
  const wrong = columns.flatMap(({ name, field, schema, isNeeded }) => {
    const column = known.get(name);
    if (!column) return [`${field}: there is no column ${name}`];
    const fits = demands[column.type]?.(schema) ?? true;
    const isFilled = column.nullable || column.type === 'jsonb' || isNeeded || DEFAULTS.has(name);
    return [
      ...(fits ? [] : [`${field}: ${name} is of type ${column.type}`]),
      ...(isFilled ? [] : [`${field}: ${name} must not be empty`]),
    ];
  });
  expect(wrong).toEqual([]);
  expect(columns.length).toBeGreaterThan(70);
});

/** Columns that the program fills where the form leaves them open. */
const DEFAULTS = new Set(['users.marketing_consent', 'orders.keeps_method', 'order_option.option_id']);
