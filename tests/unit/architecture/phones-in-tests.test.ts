import { expect, test } from 'vitest';
import { sourcesIn } from '../../support/sources.ts';

/** Mobile numbers in a source, as digits from +49 on. */
function phonesIn(text: string): string[] {
  return [...text.matchAll(/(?:\+49 ?|\b0)1[567]\d(?:[ /]?\d){6,9}\b/g)].map(([phone]) =>
    phone.replaceAll(/\D/g, '').replace(/^0/, '49'),
  );
}

/** The numbers that stand in more than one file, with the files. */
function shared(sources: ReadonlyMap<string, string>): string[] {
  const owners = new Map<string, string[]>();
  for (const [file, text] of sources)
    for (const phone of new Set(phonesIn(text))) owners.set(phone, [...(owners.get(phone) ?? []), file]);
  return [...owners].filter(([, files]) => files.length > 1).map(([phone, files]) => `${phone}: ${files}`);
}

test('each number of a browser test stands in one file: tests share a server, which sends a phone one code a minute', () => {
  const sources = new Map([...sourcesIn('tests/e2e')].filter(([file]) => file.endsWith('.e2e.ts')));
  expect([...sources.values()].flatMap(phonesIn).length).toBeGreaterThan(20);
  expect(shared(sources)).toEqual([]);
});

test('a number in two files is found, however it is written', () => {
  const one = "fill('0171 3920072')";
  expect(
    shared(
      new Map([
        ['a.e2e.ts', one],
        ['b.e2e.ts', "'+491713920072'"],
        ['c.e2e.ts', "'0171 3920073'"],
      ]),
    ),
  ).toEqual(['491713920072: a.e2e.ts,b.e2e.ts']);
});
