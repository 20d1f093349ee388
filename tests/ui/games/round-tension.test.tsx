import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import componentsDe from '../../../locales/de/components.json' with { type: 'json' };
import de from '../../../locales/de/games.json' with { type: 'json' };
import componentsTr from '../../../locales/tr/components.json' with { type: 'json' };
import tr from '../../../locales/tr/games.json' with { type: 'json' };
import { PlayClock, RoundTension } from '../../../src/client/features/games/round-tension.tsx';
import { serverNow } from '../../../src/client/lib/server-now.ts';

// The time stands still: on a slow machine a second passes before the line is drawn.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});
afterEach(cleanup);

const words = { de: { ...componentsDe, ...de }, tr: { ...componentsTr, ...tr } };
const marks = { o: 'goal', x: 'missed' } as const;

/** The line under the picture after these kicks, with so much time left; a goal is an `o`. */
function show(lang: 'de' | 'tr', kicks: string, seconds = 1500) {
  const outcomes = [...kicks].map((mark) => ({ outcome: mark === 'o' ? marks.o : marks.x }));
  const endsAt = new Date(serverNow() + seconds * 1000).toISOString();
  return render(
    <IntlProvider locale={lang} messages={words[lang]}>
      <PlayClock endsAt={endsAt} />
      <RoundTension kicks={outcomes} endsAt={endsAt} />
    </IntlProvider>,
  );
}

test.each([
  ['', 'Noch 4 Tore bis zum Preis', 'Ödül için 4 gol daha'],
  ['xo', 'Noch 3 Tore: Jeder Schuss muss rein', '3 gol daha: hepsi gol olmalı'],
  ['ooo', 'Noch ein Tor bis zum Preis', 'Ödül için 1 gol daha'],
  ['xooo', 'Noch ein Tor: Dieser Schuss muss rein', 'Son şans: bu vuruş gol olmalı'],
  ['oooo', 'Das reicht: noch der letzte Schuss', 'Yeterli, bir vuruş kaldı'],
  ['xx', 'Für den Preis reicht es nicht', 'Ödül için yetmiyor'],
])('after "%s" it says: %s', (kicks, german, turkish) => {
  show('de', kicks);
  expect(screen.getByText(german)).toBeTruthy();
  show('tr', kicks);
  expect(screen.getByText(turkish)).toBeTruthy();
});

test('the time of the play runs in minutes and seconds, and is read out in its last five minutes alone', () => {
  show('de', '');
  expect(screen.getByText('noch 25:00').dataset.late).toBe('false');
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('off');
  cleanup();
  show('de', '', 90);
  expect(screen.getByText('noch 1:30').dataset.late).toBe('true');
  expect(screen.getByRole('timer').textContent).toBe('Noch eine Minute');
  expect(screen.getByRole('timer').getAttribute('aria-live')).toBe('polite');
});

test('when the time is over, the line says it', () => {
  show('tr', 'o', -1);
  expect(screen.getByRole('status').textContent).toBe('Süre doldu.');
});
