import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { openPage } from '../../support/render-app.tsx';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
afterEach(() => vi.restoreAllMocks());

const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getAllByRole('heading')[0]?.textContent);

/** The player of the page; jsdom has no tracks of its own, so the test gives it some. */
async function player(label: string) {
  const found = await screen.findByLabelText<HTMLVideoElement>(label);
  const tracks = ['de', 'tr'].map((language) => ({ language, mode: 'disabled' }));
  Object.defineProperty(found, 'textTracks', { value: tracks, configurable: true });
  return { found, tracks, modes: () => tracks.map(({ mode }) => mode) };
}

test('the newest video comes first, with its length, and leads to its page', async () => {
  const { user } = await openPage(t, '/videos');
  await screen.findByRole('heading', { name: 'Ein Vogel über dem Wasser' });
  expect(titles()).toHaveLength(6);
  expect(titles()[0]).toBe('Ein Vogel über dem Wasser');
  expect(screen.getAllByText('0:12 Min.')).toHaveLength(6);
  await user.click(screen.getByRole('link', { name: 'Elf Meter' }));
  await screen.findByRole('heading', { level: 1, name: 'Elf Meter' });
  expect(window.location.pathname).toBe('/videos/elf-meter');
});

test('a video loads nothing before it plays, and has captions in both languages, none of them on', async () => {
  await openPage(t, '/tr/videos/elf-meter');
  const { found } = await player('On bir metre');
  await waitFor(() => expect(document.title).toBe('On bir metre – Video | Kanarya Mobil'));
  expect(found.getAttribute('src')).toBe('/api/files?fileName=kanarya%2Fvideos%2Fpenalty.mp4');
  expect([found.preload, found.autoplay, found.controls]).toEqual(['none', false, true]);
  const tracks = [...found.querySelectorAll('track')];
  expect(tracks.map((one) => [one.srclang, one.label, one.default])).toEqual([
    ['de', 'Deutsch', false],
    ['tr', 'Türkçe', false],
  ]);
});

test.each([
  ['/videos/elf-meter', 'Elf Meter', ['showing', 'disabled']],
  ['/tr/videos/elf-meter', 'On bir metre', ['disabled', 'showing']],
])(
  '%s shows the captions of its language at play, and the viewer’s choice stays',
  async (path, title, on) => {
    await openPage(t, path);
    const { found, tracks, modes } = await player(title);
    expect(modes()).toEqual(['disabled', 'disabled']);
    fireEvent.play(found);
    expect(modes()).toEqual(on);
    for (const track of tracks) track.mode = 'disabled';
    fireEvent.play(found);
    expect(modes()).toEqual(['disabled', 'disabled']);
  },
);

test('the transcript says what is shown, marks the present line and plays from a line on', async () => {
  const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { user } = await openPage(t, '/videos/elf-meter');
  const { found } = await player('Elf Meter');
  const lines = within(screen.getByRole('region', { name: 'Zum Nachlesen' })).getAllByRole('listitem');
  expect(lines.map((line) => line.textContent)).toEqual([
    '0:00Der Ball liegt auf dem Punkt, im Tor steht einer.',
    '0:03Der Torwart pendelt: links, rechts, links.',
    '0:06Schuss! Der Torwart fliegt – in die andere Ecke.',
    '0:09Drin. Das Netz zittert noch.',
  ]);
  const marked = () => lines.filter((line) => line.getAttribute('aria-current'));
  expect(marked()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Ab 0:06 ansehen' }));
  expect([found.currentTime, play.mock.calls.length]).toEqual([6, 1]);
  fireEvent.timeUpdate(found);
  await waitFor(() => expect(marked()).toEqual([lines[2]]));
});

test('a clip that cannot be loaded says so, and that the text is there', async () => {
  await openPage(t, '/videos/elf-meter');
  const { found } = await player('Elf Meter');
  expect(screen.queryByRole('alert')).toBeNull();
  fireEvent.error(found);
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Das Video lässt sich gerade nicht laden/);
  fireEvent.playing(found);
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('under a video stand the newest others', async () => {
  const { user } = await openPage(t, '/videos/ein-vogel-ueber-dem-wasser');
  const others = await screen.findByRole('region', { name: 'Noch mehr sehen' });
  expect(within(others).getAllByRole('article')).toHaveLength(3);
  await user.click(within(others).getByRole('link', { name: 'Ihre Nummer zieht mit' }));
  await screen.findByRole('heading', { level: 1, name: 'Ihre Nummer zieht mit' });
});

test('an unknown video is page not found', async () => {
  await openPage(t, '/videos/gibt-es-nicht');
  await screen.findByRole('heading', { name: 'Knapp drüber.' });
});

test('a brand without videos says so and leads to the news', async () => {
  await t.db.query("DELETE FROM video WHERE team = 'kanarya'");
  await openPage(t, '/videos');
  await screen.findByRole('heading', { name: 'Noch läuft hier nichts' });
  expect(screen.getByRole('link', { name: 'Zu den News' }).getAttribute('href')).toBe('/news');
});
