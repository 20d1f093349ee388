import { axeFindings } from './support/axe.ts';
import { draftOf, openInTree, screenOf, slow } from './support/draft.ts';
import { expect, test } from './support/fixtures.ts';
import { say } from './support/words.ts';

test.use({
  serverOptions: { env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' }, patienceSeconds: 170 },
});
test.setTimeout(420_000);

const FLOW = 'order/order.flow';
const [next, back] = [say('de', 'order.page.next'), say('de', 'order.page.back')];

test('the whole order of a draft is walked through by its flow, with the answers kept', async ({
  browser,
  server,
}) => {
  const complaints: string[] = [];
  const page = await draftOf(browser, server.url, 'de', 1280, complaints);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(new URL(request.url()).pathname.replace(/\d+/, 'n'));
  });
  await openInTree(page, 'gutscheincode', /^Gutscheincode code/);
  const preview = page.getByRole('region', { name: 'Vorschau', exact: true });
  await preview.getByLabel('Zeigen').selectOption({ label: 'Die ganze Bestellung' });
  const screen = screenOf(page, FLOW);
  const onward = screen.getByRole('button', { name: next, exact: true });
  const heading = (name: string) => screen.getByRole('heading', { name, level: 1, exact: true });

  // A chosen plan is an answer; without one the step keeps the customer.
  await expect(heading(say('de', 'order.page.tariffQuestion'))).toBeVisible(slow);
  await onward.press('Enter');
  await expect(screen.getByText(say('de', 'order.tariff.tariffId.error.required')).first()).toBeVisible();
  await preview.getByLabel('Tarif', { exact: true }).selectOption({ label: 'flex-m' });
  await onward.press('Enter');
  await expect(heading('Nummer und SIM')).toBeFocused();

  // What is answered shows the next form, and decides which step comes.
  await screen.getByRole('radio', { name: say('de', 'order.number.numberType.option.port') }).press('Space');
  await expect(screen.getByRole('form', { name: say('de', 'order.porting.title') })).toBeVisible();
  await screen.getByRole('radio', { name: say('de', 'order.number.numberType.option.new') }).press('Space');
  await screen.getByRole('radio', { name: /^eSIM/ }).press('Space');
  await onward.press('Enter');
  await expect(heading('Neue Nummer und Extras')).toBeFocused();
  await screen.getByRole('button', { name: back, exact: true }).press('Enter');
  await expect(screen.getByRole('radio', { name: /^eSIM/ })).toBeChecked();

  // An order that is signed in and pays for the jersey has other steps; the examples of the draft fill all of them in.
  await preview.getByLabel('Angemeldet').selectOption({ label: 'ja' });
  await preview.getByLabel('Ausfüllen mit').selectOption({ label: 'Beispiele der Formulare' });
  await expect(heading(say('de', 'order.page.tariffQuestion'))).toBeVisible();
  for (const title of ['Nummer und SIM', 'Neue Nummer und Extras', 'Bestellen']) {
    await onward.press('Enter');
    await expect(heading(title)).toBeFocused();
  }
  await preview.getByLabel('Sprache').selectOption('tr');
  const buy = screen.getByRole('button', { name: say('tr', 'order.page.order') });
  await buy.press('Enter');
  await expect(screen.getByText(say('tr', 'desk.ordered'))).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);

  // Nothing of it was sent but the questions of the workbench, and nothing is kept.
  const asked = ['judge', 'preview', 'uses', 'walk'].map((call) => `/workbench/api/drafts/n/${call}`);
  expect(sent.filter((path) => !asked.includes(path))).toEqual([]);
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
