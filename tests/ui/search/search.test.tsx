import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

test('before a question there are questions, each with an address', async () => {
  await openPage(t, '/suche');
  const often = await screen.findByRole('link', { name: 'Rufnummer mitnehmen' });
  expect(often.getAttribute('href')).toBe('/suche?q=Rufnummer+mitnehmen');
});

test('a misspelt question finds its answers by kind, the found words marked', async () => {
  const { user } = await openPage(t, '/suche');
  await user.type(await screen.findByRole('searchbox', { name: 'Was suchen Sie?' }), '  türkai {Enter}');
  await screen.findByText(/^\d+ Treffer für „türkai“$/);
  expect(window.location.search).toBe('?q=t%C3%BCrkai');
  const answers = within(screen.getByRole('list', { name: 'Fragen und Antworten' }));
  const [first] = answers.getAllByRole('link');
  expect(first?.getAttribute('href')).toBe('/information/faq#was-kostet-es-in-der-turkei');
  expect(first?.querySelector('mark')?.textContent).toBe('Türkei');
  const plans = within(screen.getByRole('list', { name: 'Tarife und Pakete' })).getAllByRole('link');
  expect(plans[0]?.textContent).toMatch(/^Türkei 5\sGBPaket · 9,99\s€5\sGB in der Türkei/);
});

test('where nothing is found there are other ways, and the question stays to be mended', async () => {
  await openPage(t, '/tr/suche?q=xqzwvb');
  const heading = await screen.findByRole('heading', { name: '“xqzwvb” için bir şey bulamadık' });
  // What was typed keeps its letters where a brand writes headings in capitals.
  expect(heading.querySelector('span')?.textContent).toBe('xqzwvb');
  const ways = within(screen.getByRole('main')).getByRole('link', { name: 'Yardım ve iletişim' });
  expect(ways.getAttribute('href')).toBe('/tr/support');
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('xqzwvb');
});

test('what was typed is text: nothing of a page is made of it', async () => {
  await openPage(t, `/suche?q=${encodeURIComponent('<img src=x> trikot')}`);
  await screen.findByText(/Treffer für „<img src=x> trikot“$/);
  expect(document.querySelector('main img')).toBeNull();
});

test('an answer has the anchor that the search leads to', async () => {
  await openPage(t, '/information/faq');
  const heading = await screen.findByRole('heading', { name: 'Kann ich meine Nummer behalten?' });
  expect(heading.id).toBe('kann-ich-meine-nummer-behalten');
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});
