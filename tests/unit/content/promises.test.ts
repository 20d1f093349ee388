import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import options from '../../../teams/content/options.json' with { type: 'json' };
import { ROOT } from '../../support/definitions.ts';

/** All texts that people read: words, long texts, brands, articles, campaigns. */
const texts = [
  ...filesOf('locales/de', /\.(json|md)$/),
  ...filesOf('locales/tr', /\.(json|md)$/),
  ...filesOf('teams', /^\w+\.json$/),
  ...filesOf('teams', /(media|campaigns|tariffs|giveaways|videos|wallpapers|shops)\.json$/),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** Volume and days of a package, as articles name them in both languages. */
const named = [
  /\*\*(?<amount>\d+) GB für (?<days>\d+) Tage\*\*/g,
  /\*\*(?<days>\d+) günlük (?<amount>\d+) GB\*\*/g,
];

test('what an article says of a package is what the package gives', () => {
  const said = texts.flatMap(({ text }) => named.flatMap((how) => [...text.matchAll(how)]));
  const given = options.flatMap(({ durationDays, gives }) =>
    gives.map(({ amount }) => `${(amount ?? 0) / 1000} GB, ${durationDays} days`),
  );
  expect(said.length).toBeGreaterThan(3);
  for (const { groups } of said) expect(given).toContain(`${groups?.amount} GB, ${groups?.days} days`);
});

const clubs = [
  'Fenerbah|Galatas|Beşikt|Trabzonspor|Başakşehir|Bursaspor|Göztepe',
  'FC Bayern|Borussia|Schalke|Hertha|Werder Bremen|Hamburger SV|St\\. Pauli|Eintracht Frankfurt',
];
/** Years in which the clubs behind the old nicknames were founded. */
const founded = '\\b(1903|1905|1907|1967)\\b';

test('no text is a filler, or names a real club or the year in which it began', () => {
  const wrong = new RegExp(`\\b(lorem|todo|xxx|platzhalter)|${[...clubs, founded].join('|')}`, 'i');
  for (const text of ['Lorem ipsum', 'TODO', 'Trikot von Fenerbahçe', 'seit 1907'])
    expect(text).toMatch(wrong);
  for (const goods of ['media', 'campaigns', 'giveaways', 'videos', 'shops'])
    expect(
      texts.some(({ path }) => path.endsWith(`/${goods}.json`)),
      goods,
    ).toBe(true);
  expect(texts.filter(({ text }) => wrong.test(text)).map(({ path }) => path)).toEqual([]);
});

/** What an article, a video or a wallpaper says; the days of its publishing are no text. */
const told = texts
  .filter(({ path }) => /\/content\/.*(media|videos|wallpapers)\.json$/.test(path))
  .flatMap(({ text }) => (JSON.parse(text) as { words: object }[]).map(({ words }) => JSON.stringify(words)));

test('no story names a year: a match of a year would be a real one', () => {
  const year = /\b(19|20)\d\d\b/;
  expect('2011, Nachspielzeit').toMatch(year);
  expect(told.length).toBeGreaterThan(40);
  expect(told.filter((text) => year.test(text))).toEqual([]);
});

test('who is told of packages with the order is told that they come with a new number', () => {
  const offers = /unter den Extras|sipariş verirken ek paketlerden/;
  const offering = texts.flatMap(({ text }) => text.split('\n').filter((line) => offers.test(line)));
  expect(offering.length).toBeGreaterThan(1);
  expect(offering.filter((line) => !/neuen Nummer|yeni numara/.test(line))).toEqual([]);
});

test('no text counts the shops: their number comes from the table', () => {
  const counted = /\d{2,}\s*(Shops|mağaza)|\d{2,}’?(den|dan|ten|tan) fazla mağaza/;
  expect('Über 300 Shops').toMatch(counted);
  expect('300’den fazla mağaza').toMatch(counted);
  expect(texts.filter(({ text }) => counted.test(text)).map(({ path }) => path)).toEqual([]);
});

function filesOf(folder: string, name: RegExp): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file))
    .map((file) => join(ROOT, folder, file));
}
