import { expect, test } from 'vitest';
import { sourcesIn } from '../../support/sources.ts';

// React's `lazy` fails once and for all: a bad line would take the whole page, with what was typed.
test('parts that load late ask again for what the line has lost', () => {
  const client = [...sourcesIn('src/client')];
  const lazies = client.filter(([, text]) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(text));
  expect(lazies.length).toBeGreaterThan(0);
  expect(lazies.filter(([, text]) => !text.includes('persistently(')).map(([file]) => file)).toEqual([]);
});
