import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../support/definitions.ts';

const sheet = readFileSync(join(ROOT, 'src/client/components/jersey-drawing.module.css'), 'utf8');
const coloured = [...sheet.matchAll(/--(?:cloth|trim|print|outline): ([^;]+);/g)].map(([, value]) => value);

test("a jersey has the brand's colours and white, whatever its style: none of another brand", () => {
  expect(coloured.length).toBeGreaterThan(0);
  expect([...new Set(coloured)].sort()).toEqual(['#fff', 'var(--jersey-cloth)', 'var(--jersey-stripe)']);
});
