import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { budgetNames, readBudgets, settingOf } from '../../../src/server/start/budget-settings.ts';
import { EnvReader } from '../../../src/server/start/env-reader.ts';
import { ROOT } from '../../support/definitions.ts';

test('a budget is a limit and seconds; a scale multiplies those that are not set', () => {
  const read = readBudgets(new EnvReader({ BUDGET_SMS_ADDRESS: '7/60', BUDGET_SCALE: '10' }));
  expect(read('smsAddress')).toEqual({ limit: 7, seconds: 60 });
  expect(read('smsCaller')).toEqual({ limit: 60, seconds: 3600 });
});

test.each(['7', '7/0', '-1/60', 'many/60', '7/60s'])('%s is a fault with a sentence', (text) => {
  const env = new EnvReader({ BUDGET_SMS_ADDRESS: text });
  readBudgets(env);
  expect(env.faults).toEqual([
    `BUDGET_SMS_ADDRESS must be a limit and a number of seconds, like 120/3600, but is "${text}".`,
  ]);
});

test('the read-me lists every budget with its default', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  const read = readBudgets(new EnvReader({}));
  const missing = budgetNames.filter((name) => {
    const { limit, seconds } = read(name);
    return !new RegExp(`\\| \`${settingOf(name)}\` +\\|[^|]+\\| ${limit}/${seconds} +\\|`).test(readme);
  });
  expect(missing).toEqual([]);
});
