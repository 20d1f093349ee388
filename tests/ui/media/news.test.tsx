import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(navigator, 'share'));

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getAllByRole('heading')[0]?.textContent);

test('the newest article comes first, with its category, day and reading time', async () => {
  await openPage(t, '/news');
  const title = 'Zum Bayram in die Türkei: das Handy packt mit';
  const card = (await screen.findByRole('heading', { name: title })).closest('article')!;
  expect(titles()[0]).toBe(title);
  for (const fact of ['Unterwegs', '26. Februar 2026', '2 Min. Lesezeit'])
    expect(within(card).getByText(fact)).toBeTruthy();
});

test('a category is chosen by a link, which stands in the address', async () => {
  const { user } = await openPage(t, '/tr/news');
  await user.click(await screen.findByRole('link', { name: 'Forma' }));
  await waitFor(() => expect(titles()).toEqual(['İplikten isme: formanız nasıl doğuyor?']));
  expect(window.location.search).toBe('?category=jersey');
});

test('older articles have a page of their own, and a way back', async () => {
  await t.db.query(
    `INSERT INTO media_content (id, team, slug, external_id, category, published_at, picture, words)
     SELECT gen_random_uuid(), team, slug || n, external_id || n, 'fans', '2025-01-01', picture, words
       FROM media_content, generate_series(1, 14) n WHERE team = 'kanarya' AND slug = 'der-tisch-am-fenster'`,
  );
  const { user } = await openPage(t, '/news?category=fans');
  const older = await screen.findByRole('link', { name: 'Ältere Artikel' });
  expect(titles()).toHaveLength(13);
  await user.click(older);
  await waitFor(() => expect(titles()).toHaveLength(2));
  expect(window.location.search).toBe('?category=fans&page=2');
  await user.click(screen.getByRole('link', { name: 'Zu den neuesten' }));
  await waitFor(() => expect(titles()).toHaveLength(13));
});

test('a category without articles says so and leads on', async () => {
  await t.db.query("DELETE FROM media_content WHERE team = 'kanarya' AND category = 'jersey'");
  await openPage(t, '/news?category=jersey');
  await screen.findByRole('heading', { name: 'Noch unbeschrieben' });
  expect(screen.getByRole('link', { name: 'Alle News ansehen' }).getAttribute('href')).toBe('/news');
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Trikot' })).toBeNull());
});

test('an article has its text, its title in the window, and leads to others', async () => {
  const { user } = await openPage(t, '/news/esim-ohne-fummeln');
  await screen.findByRole('heading', { level: 1, name: /^eSIM: die Karte/ });
  await waitFor(() => expect(document.title).toMatch(/^eSIM: die Karte.* – Aus den News \| Kanarya Mobil$/));
  expect(screen.getByRole('heading', { level: 2, name: 'Zwei Nummern, ein Telefon' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'persönlich' }).getAttribute('href')).toBe('/support');
  const next = screen.getByRole('region', { name: 'Weiterlesen' });
  await user.click(within(next).getByRole('link', { name: 'Eine Nummer wie ein Geburtstag' }));
  await screen.findByRole('heading', { level: 1, name: 'Eine Nummer wie ein Geburtstag' });
  expect(window.location.pathname).toBe('/news/eine-nummer-wie-ein-geburtstag');
});

test('an article is shared by the sheet of the device; without one its link is copied', async () => {
  const share = vi.fn(async () => undefined);
  Object.defineProperty(navigator, 'share', { configurable: true, value: share });
  const { user } = await openPage(t, '/news/esim-ohne-fummeln?utm_source=x');
  const url = `${window.location.origin}/news/esim-ohne-fummeln`;
  await user.click(await screen.findByRole('button', { name: 'Teilen' }));
  expect(share).toHaveBeenCalledWith({ title: 'eSIM: die Karte, die nie unter den Sitz fällt', url });
  Reflect.deleteProperty(navigator, 'share');
  await user.click(screen.getByRole('button', { name: 'Teilen' }));
  expect((await screen.findAllByText('Link kopiert')).length).toBeGreaterThan(0);
  expect(await navigator.clipboard.readText()).toBe(url);
});

test.each(['/news/gibt-es-nicht', '/news/news'])('%s is page not found', async (path) => {
  await openPage(t, path);
  await screen.findByRole('heading', { name: 'Knapp drüber.' });
});
