import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import words from '../../../locales/de/app.json' with { type: 'json' };
import { ErrorState } from '../../../src/client/components/failure.tsx';
import { ApiError } from '../../../src/client/lib/api-error.ts';

const show = (error: ApiError) =>
  render(
    <IntlProvider locale="de" messages={words}>
      <ErrorState error={error} onRetry={() => undefined} />
    </IntlProvider>,
  );

test('who only opened a page is not told of too many tries', async () => {
  show(new ApiError({ status: 429, referenceCode: -1, retryAfter: 42, detail: 'Zu viele Versuche.' }));
  await screen.findByText('Gerade ist viel los. Gleich geht es weiter.');
  expect(screen.getByRole('button').textContent).toMatch(/^Noch 0:4\d$/);
  expect(screen.queryByText(/Versuche/)).toBeNull();
});

test('a fault of the server is said to be ours', async () => {
  show(new ApiError({ status: 500, referenceCode: -1, detail: 'Ein Fehler ist aufgetreten' }));
  await screen.findByText(/Das lag an uns/);
});
