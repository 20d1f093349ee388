import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { everyItem } from '../../../src/server/modules/search/search.service.ts';
import type { Api } from '../../../src/shared/api/api.ts';
import type { PayloadOf } from '../../../src/shared/api/operation.ts';
import { matchPage } from '../../../src/shared/match-page.ts';
import type { TeamId } from '../../../src/shared/teams.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { misspelt, misspeltOfBrands } from './misspelt.ts';

type Found = PayloadOf<Api['GET /api/search']>;

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const address = (q: string) => `/api/search?q=${encodeURIComponent(q)}`;
const find = async (q: string, lang: 'de' | 'tr' = 'de', team: TeamId = 'kanarya') =>
  (await t.client({ lang, team }).get(address(q))).payload<Found>();
const pathsOf = ({ groups }: Found) => groups.flatMap(({ hits }) => hits.map(({ path }) => path));

describe('a misspelt question finds its answer', () => {
  it.each(misspelt)('%s: %s', async (lang, typed, path) => {
    const { groups } = await find(typed, lang);
    expect(groups.flatMap(({ hits }) => hits.slice(0, 3).map((hit) => hit.path))).toContain(path);
  });
});

describe('a misspelt question finds what only its brand has', () => {
  it.each(misspeltOfBrands)('%s, %s: %s', async (team, lang, typed, path) => {
    const { groups } = await find(typed, lang, team);
    expect(groups.flatMap(({ hits }) => hits.slice(0, 3).map((hit) => hit.path))).toContain(path);
  });
});

describe('a question in the other language', () => {
  it.each([
    ['de', 'numara tasima', '/information/faq#kann-ich-meine-nummer-behalten'],
    ['de', 'formayı geri vermek', '/information/faq#kann-ich-das-trikot-zuruckgeben'],
    ['tr', 'Trikot zurükgeben', '/information/faq#formayi-geri-verebilir-miyim'],
    ['tr', 'wie kann ich zahlen', '/information/faq#nasil-odeyebilirim'],
  ] as const)('on a page in %s: %s', async (lang, typed, path) => {
    const { groups } = await find(typed, lang);
    const answers = groups.find(({ kind }) => kind === 'help')?.hits ?? [];
    expect(answers.slice(0, 3).map((hit) => hit.path)).toContain(path);
  });
});

describe('what is found', () => {
  it('is grouped by kind, marked, at most five of a kind, and each has a page', async () => {
    const { groups, total } = await find('türkei');
    expect(groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['tariffs', 'help', 'news']));
    expect(total).toBe(groups.reduce((sum, group) => sum + group.total, 0));
    for (const { hits } of groups) expect(hits.length).toBeLessThanOrEqual(5);
    const pieces = groups.flatMap(({ hits }) => hits.flatMap(({ title, extract }) => [...title, ...extract]));
    const marked = new Set(pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text));
    expect([...marked]).toContain('Türkei');
    for (const path of pathsOf({ groups, total }))
      expect(matchPage(path.split('#')[0] ?? '').page, path).not.toBe('notFound');
  });

  it('is what the brand publishes in the language, and no other', async () => {
    expect(pathsOf(await find('Seksanatorium'))).toEqual([]);
    expect(pathsOf(await find('Hinterhof', 'de', 'aslan'))).toContain('/news/flutlicht-ueber-dem-hinterhof');
    expect(pathsOf(await find('Mähne', 'de', 'aslan'))).toContain('/videos/der-loewe-wacht-auf');
    expect(pathsOf(await find('Mähne'))).not.toContain('/videos/der-loewe-wacht-auf');
    expect(pathsOf(await find('kaleci', 'tr'))).toContain('/videos/elf-meter');
    expect(pathsOf(await find('Hinterhof'))).not.toContain('/news/flutlicht-ueber-dem-hinterhof');
    expect(pathsOf(await find('Fatura')).length).toBeLessThan(pathsOf(await find('Fatura', 'tr')).length);
  });

  it('is nothing without a question, and says so without a fault', async () => {
    for (const path of ['/api/search', '/api/search?q=', address('  ')])
      expect((await t.client().get(path)).payload<Found>()).toEqual({ total: 0, groups: [] });
  });

  it('leaves out offers that are over', async () => {
    expect(pathsOf(await find('Heimsieg'))).toContain('/campaigns/heimsieg');
    expect(pathsOf(await find('Abpfiff 2024'))).not.toContain('/campaigns/saisonfinale');
  });
});

describe('rounds of the giveaway', () => {
  it('are found by title and prize: the open one at its page, one that is over at its results', async () => {
    expect(pathsOf(await find('Derby-Gewinnspiel'))).toContain('/giveaway-result#derby-2024');
    expect(pathsOf(await find('imzalı forma', 'tr', 'aslan'))).toContain('/giveaway-result#derby-2024');
    expect(pathsOf(await find('Wochenende beim Heimspiel'))).toContain('/giveaway');
    expect(pathsOf(await find('maç hafta sonu', 'tr', 'aslan'))).toContain('/giveaway');
  });

  it('are not found by who has won', async () => {
    for (const name of ['Zeynep', 'Burak', 'Ayşe K.'])
      expect(pathsOf(await find(name)).filter((path) => path.includes('giveaway'))).toEqual([]);
  });

  it('are those that have begun; of several open ones that which its page shows', async () => {
    const early = await createTestApp({ now: new Date('2024-08-20T10:00:00Z') });
    await early.db.query(
      `UPDATE giveaway_round SET opens_at = '2024-08-01T00:00:00Z' WHERE slug = 'heimspiel' AND team = 'kanarya'`,
      [],
    );
    const all = async (team: 'kanarya' | 'aslan') =>
      (await everyItem(early.deps, { team, lang: 'de' })).filter(({ note }) => note === 'Gewinnspiel');
    expect((await all('kanarya')).map(({ path, title }) => [path, title])).toEqual([
      ['/giveaway', 'Derby-Gewinnspiel'],
    ]);
    expect((await all('aslan')).map(({ title }) => title)).toEqual(['Derby-Gewinnspiel']);
    await early.close();
  });
});

describe('content that changes', () => {
  it('is found once it is published, a moment later, and no longer once it is gone', async () => {
    const later = await createTestApp({ now: new Date('2026-03-01T10:00:00Z') });
    const paths = async () => pathsOf((await later.client().get(address('Montagsschicht'))).payload<Found>());
    const article = '/news/sonntagsspiel-montagsschicht';
    expect(await paths()).not.toContain(article);
    later.pass({ days: 202 });
    expect(await paths()).toContain(article);
    await later.db.query("DELETE FROM media_content WHERE slug = 'sonntagsspiel-montagsschicht'", []);
    expect(await paths()).toContain(article);
    later.pass({ seconds: 11 });
    expect(await paths()).not.toContain(article);
    await later.close();
  });
});

it('reads so much of a table and no more, however much is published', async () => {
  const many = await createTestApp();
  await many.db.query(
    `INSERT INTO media_content (id, team, slug, external_id, category, published_at, picture, words)
     SELECT gen_random_uuid(), team, slug || '-' || n, external_id || '-' || n, category,
            published_at - make_interval(days => n), picture, words
       FROM media_content, generate_series(1, 300) AS n WHERE team = 'kanarya' AND published_at <= $1`,
    [many.now()],
  );
  const items = await everyItem(many.deps, { team: 'kanarya', lang: 'de' });
  const ofKind = (kind: string) => items.filter((one) => one.kind === kind).length;
  expect(ofKind('news')).toBe(400);
  expect(ofKind('shops')).toBeLessThanOrEqual(4000);
  await many.close();
});

describe('hostile questions', () => {
  it('are refused where they are too long', async () => {
    expect((await t.client().get(address('x'.repeat(81)))).problem().referenceCode).toBe(1100);
    expect((await t.client().get(`${address('x')}&q=y`)).problem().referenceCode).toBe(1100);
    expect((await t.client().get(`${address('x')}&size=1000`)).problem().referenceCode).toBe(1100);
  });

  it.each([
    "'; DROP TABLE shop; --",
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '\u0000\uFFFF\u200B',
    '((((((((((a+)+)+)+)+)+)+)+)$',
    'a '.repeat(40),
    'aaaaaaaaaabbbbbbbbbbccccccccccddddddddddeeeeeeeeeeffffffffffgggggggggghhhhhhhhhh',
    'رقم 号码 номер 🙂',
    '%00 %2e%2e {{7*7}} __proto__ constructor toString',
  ])('are questions like others: %j', async (question) => {
    const answer = await t.client().get(address(question.slice(0, 80)));
    expect(answer.status).toBe(200);
  });
});
