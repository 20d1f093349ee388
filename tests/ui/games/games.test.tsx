import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { begin, goodAim, kickOf, past, playOut, resultIn, roundNow } from '../../support/games/plays.ts';
import { customer } from '../../support/people.ts';
import { logInAs, openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
  // The browser's time is the server's: a play that has begun has its minutes left.
  vi.useFakeTimers({ toFake: ['Date'], now: t.now() });
});
afterAll(async () => {
  vi.useRealTimers();
  await t.close();
});

const shoot = () => screen.getByRole('button', { name: 'Schießen' });

/** One sees that it is no practice: the board says the time, the line under the stage what is missing; the panel names the prizes. */
function expectRound(): void {
  expect(screen.queryByText(/^Training gegen/)).toBeNull();
  screen.getByText(/^noch (30:00|29:\d\d)$/);
  screen.getByText('Noch 4 Tore bis zum Preis');
  // What is at stake was said before, and is not said again at each kick.
  expect(screen.queryByText(/^um /)).toBeNull();
  const [rewards] = within(screen.getByRole('region', { name: /^Elfmeter, Woche/ })).getAllByRole('list');
  // The promotion's terms are one line, which says that it is one, and lead to all of them.
  const terms = screen.getByText(/^Werbeaktion: /).closest('details');
  expect(terms?.open).toBe(false);
  expect(terms?.querySelector('a')?.getAttribute('href')).toBe('/information/giveaway-terms');
  const words = screen.getByText(/^Mit vier Toren gewinnen Sie/);
  expect(rewards?.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Five kicks by choice; each one is said before the next. */
async function shootFive(user: Awaited<ReturnType<typeof openPage>>['user']) {
  await user.click(await screen.findByRole('radio', { name: 'Zielen' }));
  for (let number = 1; number <= 5; number += 1) {
    await user.click(await screen.findByRole('button', { name: 'Schießen' }));
    await screen.findByText(new RegExp(`^Schuss ${number} von 5`));
    if (number < 5) await user.click(await screen.findByRole('button', { name: 'Nächster Schuss' }));
  }
}

test('a guest practises against any keeper, and the server is asked for no kick', async () => {
  const { user } = await openPage(t, '/dashboard/games');
  await screen.findByText('Training gegen die Katze');
  await user.click(await screen.findByRole('button', { name: 'Turm' }));
  await screen.findByText('Training gegen den Turm');
  await shootFive(user);
  const told = await screen.findByText(/^Schuss 5 von 5.*(Gewonnen!|Diesmal reicht es nicht)/);
  expect(told.parentElement).toBe(document.activeElement);
  expect(await t.db.query('SELECT FROM game_result')).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Noch einmal ansehen' }));
  await screen.findByText('Wiederholung');
  expect((await screen.findByText(/^Schuss 1 von 5/)).textContent).not.toMatch(/Gewonnen|reicht/);
  await user.click(await screen.findByRole('button', { name: 'Neue Runde Training' }));
  const ready = await screen.findByText('Der Ball liegt auf dem Punkt.');
  expect(ready.parentElement).toBe(document.activeElement);
  await screen.findByText(/schnell für Kraft/);
  expect(screen.getByRole('link', { name: 'Anmelden und mitspielen' })).toBeTruthy();
});

test('a customer plays the round once, and goes on after the page was loaded anew', async () => {
  const { client } = await customer(t, 'anna');
  logInAs(client);
  const first = await openPage(t, '/dashboard/games');
  // Who can play the round sees it first: what is at stake, and one strong button.
  const event = within(await screen.findByRole('region', { name: /^Elfmeter, Woche/ }));
  event.getByText(/^Im Tor: d(ie|er) /);
  const said = event.getAllByRole('listitem').map(({ textContent }) => textContent);
  const facts = ['4 von 5 Tore zum Sieg', '1 Versuch', '30 Minuten'];
  expect(said.slice(-3)).toEqual(facts);
  // Each prize once: heard as its label; its figure is large.
  expect(event.getByText(/^2\sGB$/).getAttribute('aria-hidden')).toBe('true');
  expect(event.getByText(/^3\s€$/).getAttribute('aria-hidden')).toBe('true');
  event.getByText(/^3 € Rabatt im Monat/);
  expect(said).toHaveLength(facts.length + 3);
  const looks = () => screen.getAllByRole('button').map(({ dataset }) => dataset.look);
  expect(looks().filter((look) => look === 'primary')).toHaveLength(1);
  await first.user.click(event.getByRole('button', { name: 'Erst üben' }));
  const ready = await screen.findByText('Der Ball liegt auf dem Punkt.');
  expect(ready.parentElement).toBe(document.activeElement);
  // Under practice the round is offered once, before the keepers.
  const begins = await screen.findByRole('button', { name: /[Mm]itspielen/ });
  expect(begins.dataset.look).toBe('primary');
  expect(screen.getAllByText(/^2\sGB/)).toHaveLength(2);
  const keepers = screen.getByRole('heading', { name: 'Wer steht im Tor?' });
  expect(begins.compareDocumentPosition(keepers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await first.user.click(begins);
  await screen.findByText('Werbeaktion: Bedingungen');
  expectRound();
  const { id } = await roundNow(client);
  const { results } = (await client.get('/api/games/results/me')).payload<{
    results: Parameters<typeof goodAim>[1][];
  }>();
  const [play] = results;
  if (!play) throw new Error('No play has begun.');
  expect(play).toMatchObject({ roundId: id, kicks: [] });
  for (const number of [1, 2, 3, 4]) resultIn(await kickOf(client, play, number, past));
  const again = await openPage(t, '/dashboard/games');
  await again.user.click(await screen.findByRole('button', { name: 'Weiterspielen' }));
  await screen.findByText('Werbeaktion: Bedingungen');
  await again.user.click(await screen.findByRole('radio', { name: 'Zielen' }));
  await again.user.click(shoot());
  await screen.findByText(/^Schuss 5 von 5.*Diesmal reicht es nicht/);
  await screen.findByText(/Vier hätten es sein müssen/);
  await screen.findByText('Nachgerechnet: Alles stimmt.');
  await again.user.click(await screen.findByRole('button', { name: 'Zum Training' }));
  await screen.findByText(/^Training gegen/);
  expect(screen.queryByRole('button', { name: /[Mm]itspielen/ })).toBeNull();
});

test('what the board and the stage show is not written again: only the keeper’s way', async () => {
  const { user } = await openPage(t, '/dashboard/games');
  await user.click(await screen.findByRole('radio', { name: 'Zielen' }));
  await screen.findByText('Tippen Sie ins Tor: Da soll der Ball hin.');
  await user.click(shoot());
  const told = await screen.findByText(/^Schuss 1 von 5/);
  expect(told.className).toBe('visually-hidden');
  expect(told.nextElementSibling?.textContent).toMatch(/^Der Torwart (sprang|blieb|kam) [^.]+\.$/);
});

test('strength and curve are away while a kick is shown, and the button brings them back', async () => {
  const { user } = await openPage(t, '/dashboard/games');
  await user.click(await screen.findByRole('radio', { name: 'Zielen' }));
  const force = () => screen.queryByRole<HTMLInputElement>('slider', { name: 'Kraft' });
  const curve = () => screen.queryByRole('group', { name: 'Effet' });
  expect([force(), curve()]).not.toContain(null);
  fireEvent.change(screen.getByRole('slider', { name: 'Kraft' }), { target: { value: '5' } });
  expect(force()?.getAttribute('aria-valuetext')).toBe('Stärke 5 von 5: hart, aber ungenau');
  expect(force()?.parentElement?.querySelectorAll('[data-on="true"]')).toHaveLength(5);
  await user.click(shoot());
  expect([force(), curve()]).toEqual([null, null]);
  const onwards = await screen.findByRole('button', { name: 'Nächster Schuss' });
  expect([force(), curve()]).toEqual([null, null]);
  await user.click(onwards);
  expect([force(), curve()]).not.toContain(null);
  // The same button, with the focus, and what was chosen before.
  expect(document.activeElement).toBe(onwards);
  expect(onwards.textContent).toBe('Schießen');
  expect(force()?.value).toBe('5');
  expect(screen.getAllByText('noch offen')).toHaveLength(4);
  await user.click(screen.getByRole('radio', { name: 'Wischen' }));
  expect([force(), curve()]).toEqual([null, null]);
});

test('a winner chooses a reward and sees its code', async () => {
  const { client } = await customer(t, 'bora');
  await playOut(t, client, 'won');
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/games');
  const result = within(await screen.findByRole('region', { name: 'Gewonnen!' }));
  expect(result.getAllByText('Tor')).toHaveLength(5);
  expect(screen.queryByText(/^Training gegen/)).toBeNull();
  screen.getByRole('button', { name: /^2\sGB nehmen$/ });
  await user.click(await screen.findByRole('radio', { name: /Wallpaper/ }));
  screen.getByRole('button', { name: 'Wallpaper nehmen' });
  await user.click(await screen.findByRole('radio', { name: /3\s€ Rabatt/ }));
  await user.click(screen.getByRole('button', { name: /^3\s€ Rabatt nehmen$/ }));
  const ticket = await screen.findByText(/^gültig bis 30\.04\.2026$/);
  expect(ticket.parentElement?.firstElementChild?.textContent).toMatch(/^TOR-\d{12}$/);
  screen.getByText(/^3\s€$/);
  screen.getByText(/^Ihre Belohnung: 3\s€ Rabatt/);
  await user.click(screen.getByRole('button', { name: 'Zum Training' }));
  await screen.findByText(/^Training gegen/);
});

test('who wins on the stage is led to the rewards', async () => {
  const { client } = await customer(t, 'cem');
  let play = await begin(client);
  for (const number of [1, 2, 3, 4])
    play = resultIn(await kickOf(client, play, number, await goodAim(t, play)));
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/games');
  await user.click(await screen.findByRole('button', { name: 'Weiterspielen' }));
  await screen.findByText('Werbeaktion: Bedingungen');
  await user.click(await screen.findByRole('radio', { name: 'Zielen' }));
  await user.click(shoot());
  await user.click(await screen.findByRole('button', { name: 'Belohnung aussuchen' }));
  await waitFor(() => expect(document.activeElement?.id).toBe('game-round'));
});

test('after a swipe the next kick is one press away, and the ball lies on its spot again', async () => {
  const { user } = await openPage(t, '/dashboard/games');
  const stage = await screen.findByRole('img', { name: /^Ihr Tor/ });
  vi.spyOn(stage, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 360, 334));
  fireEvent.pointerDown(stage, { isPrimary: true, clientX: 180, clientY: 270 });
  fireEvent.pointerUp(stage, { isPrimary: true, clientX: 110, clientY: 170 });
  await screen.findByText(/^Schuss 1 von 5/);
  const onwards = await screen.findByRole('button', { name: 'Nächster Schuss' });
  const logIn = () => screen.getByRole('link', { name: 'Anmelden und mitspielen' }).dataset.look;
  await waitFor(() => expect(logIn()).toBe('secondary'));
  await user.click(onwards);
  expect(stage.dataset.kicked).toBe('false');
  expect(screen.queryByRole('button', { name: 'Nächster Schuss' })).toBeNull();
  expect(screen.getByText(/^Schuss 1 von 5/).parentElement).toBe(document.activeElement);
});

test('no name of a drawing stands twice in the page while the picture to share is open', async () => {
  const { client } = await customer(t, 'deniz');
  await playOut(t, client, 'won');
  logInAs(client);
  const { user } = await openPage(t, '/dashboard/games');
  await user.click(await screen.findByRole('button', { name: 'Teilen' }));
  await screen.findByRole('dialog');
  const names = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  expect(names.filter((name) => name.endsWith('-sky'))).toHaveLength(2);
});
