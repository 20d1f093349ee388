import { render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import german from '../../../locales/de/order.json' with { type: 'json' };
import turkish from '../../../locales/tr/order.json' with { type: 'json' };
import { InvitationNote } from '../../../src/client/features/orders/first-step-notes.tsx';
import { captureInvitation, forgetInvitation } from '../../../src/client/lib/invitation.ts';

afterEach(forgetInvitation);

const show = (locale: string, messages: Record<string, string>) =>
  render(
    <IntlProvider locale={locale} messages={messages}>
      <InvitationNote />
    </IntlProvider>,
  );

test.each([
  [
    'de',
    german,
    'Sie haben einen Einladungscode: FAN-2026. Ist er gültig, schenken wir Ihnen 1 GB, sobald Ihr Anschluss aktiv ist. Das Geschenk gilt 30 Tage.',
  ],
  [
    'tr',
    turkish,
    'Bir davet kodunuz var: FAN-2026. Kod geçerliyse hattınız açılınca size 1 GB hediye ederiz. Hediye 30 gün geçerlidir.',
  ],
])('who followed an invitation reads in the order what it brings: %s', (lang, words, note) => {
  captureInvitation('?invite=FAN-2026');
  show(lang, words);
  screen.getByText(note);
});

test('who followed none reads nothing of it', () => {
  show('de', german);
  expect(screen.queryByText(/Einladungscode/)).toBeNull();
});
