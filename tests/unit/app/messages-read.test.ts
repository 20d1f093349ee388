import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';
import { ownSources } from '../../support/sources.ts';

const sources = ownSources();
const refusals = sources.get('src/server/errors/problem.ts') ?? '';
const budgets = sources.get('src/server/infra/budgets/refusal.ts') ?? '';
/** The lists of what pages take along do not read it. */
const readers = [...sources].filter(([file]) => !file.startsWith('src/tools/')).map(([, text]) => text);

/** A message is named whole, or put together of a fault's name (`problem.ts`) or of a budget's act (`refusal.ts`). */
function isRead(key: string): boolean {
  const [, name = '', door = ''] = key.split('.');
  if (name === 'budget') return budgets.includes(`'${door}'`);
  return refusals.includes(`: '${name}',`) || readers.some((text) => text.includes(`'${key}'`));
}

test.each(['de', 'tr'])('every message of errors.json has a reader (%s)', (lang) => {
  const words: Record<string, string> = JSON.parse(
    readFileSync(join(ROOT, `locales/${lang}/errors.json`), 'utf8'),
  );
  const messages = Object.keys(words).filter((key) => key.startsWith('message.'));
  expect(messages.length).toBeGreaterThan(10);
  expect(messages.filter((key) => !isRead(key))).toEqual([]);
});
