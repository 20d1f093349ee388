import type { MessagePage, MessageView, NoticeSettings } from '../../../src/shared/api/messages.ts';
import { addDays } from '../../../src/shared/calendar.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { reply } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { click, scrollTo } from '../steps.ts';
import { withTroubles } from '../variants.ts';

const today = berlinToday(new Date());

const message = (at: number, change: Partial<MessageView>): MessageView => ({
  id: `5b1c2b7a-5d0e-4c61-9a7e-1b2c3d4e5f${String(at).padStart(2, '0')}`,
  group: 'payments',
  lang: 'de',
  title: 'Ihre Rechnung 2231-2026-000020',
  text: 'Anbei finden Sie Ihre Rechnung 2231-2026-000020 über 14,99 €. Sie müssen nichts tun: Am 07.12.2026 buchen wir den Betrag von DE•• •••• 3000 ab. Mandatsreferenz M-F-0123456789, Gläubiger-ID DE98ZZZ09999999999. Ein Guthaben ziehen wir vorher ab. Ihre Rechnungen: /dashboard/bills',
  path: '/dashboard/bills',
  sentBy: ['email'],
  hasFiles: true,
  createdAt: `${addDays(today, -at)}T09:30:00.000Z`,
  readAt: at > 1 ? `${today}T09:30:00.000Z` : null,
  ...change,
});

const messages: MessageView[] = [
  message(0, {}),
  message(1, {
    group: 'usage',
    title: '80 % verbraucht: Ihr Datenvolumen',
    text: 'Vom Datenvolumen Ihres Tarifs für 01522 8817386 sind 16,3 von 20 GB verbraucht. Es gilt bis zum 21.12.2026.\n\nIst alles verbraucht, schreiben wir Ihnen noch einmal.\n\nVerbrauch ansehen: /dashboard/usage\nMehr buchen: /dashboard/options?contract=3f',
    path: '/dashboard/usage',
    sentBy: [],
    hasFiles: false,
  }),
  message(2, {
    group: 'security',
    title: 'Ihr Passwort wurde geändert',
    text: 'Ihr Passwort wurde gerade geändert. Alle anderen angemeldeten Geräte wurden abgemeldet.',
    path: null,
    hasFiles: false,
  }),
  message(9, {
    group: 'line',
    title: 'Numara taşıma işleminiz',
    lang: 'tr',
    text: '01522 8817386 numaranız artık bizde. Lütfen telefonunuzu yeniden başlatın.',
    path: null,
    sentBy: ['sms'],
    hasFiles: false,
  }),
  message(30, {
    group: 'orders',
    title: 'Ihre SIM-Karte ist unterwegs',
    text: 'Ihre SIM-Karte aus der Bestellung F-0000001477 ist unterwegs.\n\nSendungsnummer: 00340434161094042557',
    path: null,
    hasFiles: false,
  }),
];

const centre = (name: string, page: Partial<MessagePage>, reach?: Screen['reach']): Screen => ({
  name: `messages/${name}`,
  path: '/account/messages',
  as: 'customer',
  answers: reply('GET /api/messages', { messages, unread: 2, next: null, keptDays: 365, ...page }),
  ...(reach ? { reach, windowOnly: true } : {}),
});

const settings = (name: string, phone: string | null, failure?: 'error'): Screen => {
  const choices: NoticeSettings['choices'] = {
    payments: ['email'],
    usage: phone ? ['email', 'sms'] : ['email'],
    orders: ['email'],
    line: ['email'],
    fun: [],
  };
  return {
    name: `notices/${name}`,
    path: '/dashboard/account/profile#notices',
    as: 'customer',
    reach: scrollTo('notices'),
    windowOnly: true,
    answers: failure
      ? { '**/api/users/me/notices': failure }
      : reply('GET /api/users/me/notices', { choices, phone, advertising: phone !== null }),
  };
};

/** The message centre, and how notices come besides. */
export const messageScreens: Screen[] = [
  ...withTroubles(centre('unread', { next: messages[4]?.id ?? null })),
  centre(
    'open',
    {},
    click(({ page }) => page.getByRole('main').getByRole('listitem').getByText('2231-2026')),
  ),
  centre('read', { messages: messages.slice(2), unread: 0 }),
  centre('empty', { messages: [], unread: 0 }),
  settings('filled', '+4915228817386'),
  settings('without-phone', null),
  settings('failed', null, 'error'),
];
