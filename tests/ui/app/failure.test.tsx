import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider, type MessageFormatElement } from 'react-intl';
import { afterEach, describe, expect, test } from 'vitest';
import { ErrorState } from '../../../src/client/components/failure.tsx';
import { ApiError } from '../../../src/client/lib/api-error.ts';
import { useErrorText } from '../../../src/client/lib/error-text.ts';
import { errorOfResponse } from '../../../src/client/lib/problem-json.ts';
import { pageWords } from '../../../src/tools/vite/page-words.ts';
import { ROOT } from '../../support/definitions.ts';

afterEach(cleanup);

/** The specified sentences of the two general faults, in both languages. */
const specified = {
  de: {
    unknown: 'Ein Fehler ist aufgetreten',
    tooMany: 'Zu viele Versuche. Bitte versuchen Sie es später noch einmal.',
    wait: 'Möglich ist es wieder in 42 Sekunden.',
  },
  tr: {
    unknown: 'Bir hata oluştu',
    tooMany: 'Çok fazla deneme yapıldı. Lütfen daha sonra tekrar deneyin.',
    wait: '42 saniye sonra yeniden deneyebilirsiniz.',
  },
};

const foreign = (status: number, headers = {}) =>
  errorOfResponse({ status, data: '<h1>Not ours</h1>', headers: new Headers(headers) });

function Sentence({ error }: { error: ApiError }) {
  return useErrorText()(error);
}

/** The words of the first pages alone, as the browser gets them: plain texts need a wrapper. */
function firstWords(lang: string): Record<string, MessageFormatElement[]> {
  const words = Object.entries(pageWords(ROOT, lang, 'first'));
  return Object.fromEntries(
    words.map(([key, word]) => [key, typeof word === 'string' ? [{ type: 0, value: word }] : word]),
  );
}

/** What a page says about an error, with the first words alone: an error can come before all others are loaded. */
function said(lang: 'de' | 'tr', error: ApiError): string {
  const { container } = render(
    <IntlProvider locale={lang} messages={firstWords(lang)}>
      <Sentence error={error} />
    </IntlProvider>,
  );
  return container.textContent ?? '';
}

describe.each(['de', 'tr'] as const)('in %s', (lang) => {
  const { unknown, tooMany, wait } = specified[lang];

  test.each([
    ['a fault of the server', new ApiError({ status: 500, referenceCode: -1, detail: unknown })],
    ['a proxy that has no server behind it', foreign(502)],
    [
      'an answer in JSON that is not ours',
      errorOfResponse({ status: 500, data: { detail: 'x' }, headers: new Headers() }),
    ],
    ['something that is no answer', new ApiError({ status: -1, referenceCode: -1 })],
  ])('%s is the general fault, in the specified words', (_what, error) => {
    expect(said(lang, error)).toBe(unknown);
  });

  test.each([
    ['ours', new ApiError({ status: 429, referenceCode: -1, detail: tooMany }), tooMany],
    [
      'ours with a time',
      new ApiError({ status: 429, referenceCode: -1, retryAfter: 42 }),
      `${tooMany} ${wait}`,
    ],
    ['of a proxy', foreign(429), tooMany],
    ['of a proxy with a time', foreign(429, { 'retry-after': '42' }), `${tooMany} ${wait}`],
  ])('a 429, %s, has the specified words, and a time only where one was named', (_whose, error, sentence) => {
    expect(said(lang, error)).toBe(sentence);
  });

  test('a refusal of ours without a code keeps its own sentence', () => {
    expect(said(lang, new ApiError({ status: 503, referenceCode: -1, detail: 'Später.' }))).toBe('Später.');
  });
});

test('a page says the same of too many tries, and counts until the next one', async () => {
  render(
    <IntlProvider locale="de" messages={firstWords('de')}>
      <ErrorState
        error={new ApiError({ status: 429, referenceCode: -1, retryAfter: 42, detail: 'Zu viele Versuche.' })}
        onRetry={() => undefined}
      />
    </IntlProvider>,
  );
  await screen.findByText(specified.de.tooMany);
  expect(screen.getByRole('button').textContent).toMatch(/^Noch 0:4\d$/);
});
