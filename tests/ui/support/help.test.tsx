import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const answerOf = async (question: string) =>
  (await screen.findByRole('heading', { name: question })).closest('details');

test('the help begins with topics, each of which is a part of the frequent questions', async () => {
  await openPage(t, '/support');
  const topics = within(await screen.findByRole('navigation', { name: 'Themen' })).getAllByRole('link');
  expect(topics.map((link) => link.getAttribute('href'))).toEqual([
    '/information/faq#bestellen',
    '/information/faq#rechnung-und-zahlung',
    '/information/faq#rufnummer-mitnehmen',
    '/information/faq#vertrag',
    '/information/faq#unterwegs',
    '/network',
  ]);
});

test('a misspelt question on the help page finds answers, and stays in the address', async () => {
  const { user } = await openPage(t, '/tr/support');
  const box = await screen.findByRole('searchbox', { name: 'Size nasıl yardımcı olalım?' });
  await user.type(box, 'numra taşma{Enter}');
  await waitFor(() => expect(window.location.search).toBe('?q=numra+ta%C5%9Fma'));
  const answers = within(await screen.findByRole('list', { name: 'Cevaplar' })).getAllByRole('link');
  expect(answers.map((link) => link.getAttribute('href'))).toContain(
    '/tr/information/faq#numarami-koruyabilir-miyim',
  );
  const next = screen.getByRole('searchbox');
  await user.clear(next);
  await user.type(next, 'xqzwvb{Enter}');
  await screen.findByText('“xqzwvb” için bir şey bulamadık');
  const everywhere = screen.getByRole('link', { name: 'Bütün sayfalarda ara' });
  expect(everywhere.getAttribute('href')).toBe('/tr/suche?q=xqzwvb');
});

test('answers are folded; the one in the address is open, and so is the one that a result leads to', async () => {
  const { user } = await openPage(t, '/information/faq#wie-nutze-ich-mein-handy-in-der-eu');
  expect((await answerOf('Wie nutze ich mein Handy in der EU?'))?.open).toBe(true);
  expect((await answerOf('Wie bestelle ich?'))?.open).toBe(false);
  await user.type(screen.getByRole('searchbox'), 'nasıl sipariş veririm{Enter}');
  await user.click(await screen.findByRole('link', { name: /^Wie bestelle ich\?/ }));
  await waitFor(async () => expect((await answerOf('Wie bestelle ich?'))?.open).toBe(true));
});

test('once a message is sent, that comes first', async () => {
  const { user } = await openPage(t, '/support');
  const box = (name: RegExp) => screen.findByRole('textbox', { name });
  await user.type(await box(/^Betreff/), 'Rechnung');
  await user.type(await box(/^Ihre Nachricht/), 'Ich habe eine Frage zu meiner Rechnung.');
  await user.type(await box(/name/i), 'Anna Beispiel');
  await user.type(await box(/^E-Mail/), 'anna@example.com');
  await user.click(screen.getByRole('button', { name: 'Nachricht senden' }));
  const sent = await screen.findByRole('heading', { name: 'Ihre Nachricht ist da' });
  const topics = screen.getByRole('navigation', { name: 'Themen' });
  await waitFor(() =>
    expect(sent.compareDocumentPosition(topics) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy(),
  );
});
