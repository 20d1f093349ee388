import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test, vi } from 'vitest';
import words from '../../../locales/de/account.json' with { type: 'json' };
import { InvitationCode } from '../../../src/client/features/customers/invitation-code.tsx';

const show = () =>
  render(
    <IntlProvider locale="de" messages={words}>
      <InvitationCode code="FAN-2026" />
    </IntlProvider>,
  );

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('the link is copied, and says so', async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole('button', { name: 'Einladungslink kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/?invite=FAN-2026`);
  expect((await screen.findByRole('status')).textContent).toBe('Kopiert');
});

test('it is shared as a link that carries it, where the device can share', async () => {
  const user = userEvent.setup();
  const share = vi.fn(async (_: ShareData) => {});
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  show();
  await user.click(screen.getByRole('button', { name: 'Einladung teilen' }));
  expect(share.mock.calls[0]?.[0]).toMatchObject({
    url: `${window.location.origin}/?invite=FAN-2026`,
    text: expect.stringMatching(/FAN-2026, bekommen wir beide 1 GB geschenkt/),
  });
});

test('where the device cannot share, nothing offers to', () => {
  show();
  expect(screen.queryByRole('button', { name: 'Einladung teilen' })).toBeNull();
});
