import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import words from '../../../locales/de/app.json' with { type: 'json' };
import { ErrorState } from '../../../src/client/components/failure.tsx';
import { ApiError } from '../../../src/client/lib/api-error.ts';
import { useErrorText } from '../../../src/client/lib/error-text.ts';
import { errorOfResponse } from '../../../src/client/lib/problem-json.ts';

const show = (error: ApiError) =>
  render(
    <IntlProvider locale="de" messages={words}>
      <ErrorState error={error} onRetry={() => undefined} />
    </IntlProvider>,
  );

test('a page says the same of too many tries, and counts until the next one', async () => {
  show(new ApiError({ status: 429, referenceCode: -1, retryAfter: 42, detail: 'Zu viele Versuche.' }));
  await screen.findByText('Zu viele Versuche. Bitte versuchen Sie es später noch einmal.');
  expect(screen.getByRole('button').textContent).toMatch(/^Noch 0:4\d$/);
});

const foreign = errorOfResponse({ status: 429, data: '<h1>Slow down</h1>', headers: new Headers() });
function Sentence() {
  return useErrorText()(foreign);
}

test('a 429 that is not ours says no time that nobody has named', async () => {
  render(
    <IntlProvider locale="de" messages={words}>
      <Sentence />
    </IntlProvider>,
  );
  await screen.findByText('Zu viele Versuche. Bitte versuchen Sie es später noch einmal.');
});

test('a fault of the server is said to be ours', async () => {
  show(new ApiError({ status: 500, referenceCode: -1, detail: 'Ein Fehler ist aufgetreten' }));
  await screen.findByText(/Das lag an uns/);
});
