import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import de from '../../../locales/de/components.json' with { type: 'json' };
import { Countdown } from '../../../src/client/components/countdown.tsx';
import { serverNow } from '../../../src/client/lib/server-now.ts';

// The time stands still: on a slow machine a second passes before the countdown is drawn.
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(() => {
  vi.useRealTimers();
});
afterEach(cleanup);

const [SECOND, MINUTE, HOUR, DAY] = [1000, 60_000, 3_600_000, 86_400_000];

/** The parts that are seen of a countdown with so much time left. */
function partsOf(left: number, look?: 'line'): Element[] {
  const { container } = render(
    <IntlProvider locale="de" messages={de}>
      <Countdown until={serverNow() + left} look={look} />
    </IntlProvider>,
  );
  return [...(container.querySelector('[aria-hidden]')?.children ?? [])];
}

function seen(left: number): string {
  return partsOf(left)
    .map(({ children: [count, unit] }) => `${count?.textContent} ${unit?.textContent}`)
    .join(' ');
}

test.each([
  [2 * DAY + 5 * HOUR, /^2 Tage 05 Std\. 00 Min\. 00 Sek\.$/],
  [DAY, /^1 Tag 00 Std\. 00 Min\. 00 Sek\.$/],
  [5 * HOUR + 12 * MINUTE, /^5 Std\. 12 Min\. 00 Sek\.$/],
  [7 * MINUTE + 3 * SECOND, /^7 Min\. 03 Sek\.$/],
  [9 * SECOND, /^9 Sek\.$/],
  [-1, /^0 Sek\.$/],
])('with %i ms left no unit in front is zero', (left, text) => {
  expect(seen(left)).toMatch(text);
});

test.each([
  [2 * DAY + 5 * HOUR, ['2 Tage', '05:00:00']],
  [DAY + 9 * SECOND, ['1 Tag', '00:00:09']],
  [5 * HOUR + 12 * MINUTE, ['05:12:00']],
  [-1, ['00:00:00']],
])('in a line, %i ms are the days and a clock', (left, parts) => {
  expect(partsOf(left, 'line').map(({ textContent }) => textContent)).toEqual(parts);
});
