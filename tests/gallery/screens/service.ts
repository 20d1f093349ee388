import type { ReceiptView } from '../../../src/shared/api/declarations.ts';
import { type Answer, reply, success } from '../answers.ts';
import type { Screen } from '../screen.ts';
import { choose, fill, steps, submit } from '../steps.ts';
import { withTroubles } from '../variants.ts';

const ID = '00000000-0000-4000-8000-000000000001';
const message = fill('support/message', {
  name: 'Deniz Demo',
  email: 'deniz@example.org',
  subject: 'Meine eSIM',
  message: 'Wie bekomme ich meine eSIM auf ein neues Handy?',
});
const barrier = fill('support/barrier', {
  place: 'Bestellung, Schritt Zahlung',
  message: 'Der Preis wird nicht vorgelesen.',
});
const sendMessage = (name: string, answer: Answer): Screen => ({
  name: `support/${name}`,
  path: '/support',
  answers: { '**/api/support**': answer },
  reach: steps(message, submit('support/message')),
});

/** Of a contract that is not there: the server confirms what was said all the same. */
const cancellation = fill('contract/cancel', {
  name: 'Deniz Demo',
  contractNumber: 'V-0000000001',
  email: 'deniz@example.org',
});

/** While many declare at once, the PDF is ready some minutes later. */
const laterReceipt: ReceiptView = {
  id: ID,
  number: 'E-2026-000001',
  kind: 'cancellation',
  receivedAt: '2026-03-02T10:00:00.000Z',
  title: 'Ihre Kündigung ist eingegangen',
  pdfUrl: `/api/documents/${ID}`,
  isMailed: true,
  isLater: true,
  waits: null,
  lines: [
    { label: 'Name', text: 'Deniz Demo' },
    { label: 'Vertragsnummer', text: 'V-0000000001' },
    { label: 'Eingegangen am', text: '02.03.2026, 11:00:00 Uhr' },
  ],
};

const draw = {
  drawsAt: '2026-06-01T10:00:00Z',
  secretHash: '9c1185a5c5e9fc54612808977ee8f548b2258d31b0f3a1e6d2a9c9f1a7b30c55',
  numbersHash: '3f79bb7b435b05321651daefd374cdc681dc06faa65e374e38337b88ca046dea',
  opened: null,
};

const weekend = {
  name: 'Ein Wochenende beim Heimspiel, für zwei',
  voucherCents: null,
  picture: 'tickets',
} as const;

const win = {
  title: 'Einmal ganz nah dran',
  prize: 'Ein Gutschein über 100 € für Ihre Monatsrechnungen',
  voucherCents: 10_000,
  picture: 'voucher',
  number: 217,
  state: 'asked',
  named: null,
  shownName: 'Ayşe Y.',
  answerBy: '2026-06-15T10:00:00Z',
} as const;

/** Help, opinions, prizes. */
export const serviceScreens: Screen[] = [
  { name: 'support/empty', path: '/support' },
  { name: 'support/found', path: '/support?q=eSIM%20Trikot' },
  { name: 'information-faq/page', path: '/information/faq' },
  { name: 'information-faq/found', path: '/information/faq?q=Nummer' },
  { name: 'support/errors', path: '/support', reach: submit('support/message') },
  sendMessage('sent', success('POST /api/support/messages', { message: { id: ID } })),
  sendMessage('limited', 'limited'),
  { name: 'barrier/empty', path: '/support/barrier' },
  { name: 'barrier/errors', path: '/support/barrier', reach: submit('support/barrier') },
  {
    name: 'barrier/sent',
    path: '/support/barrier',
    answers: reply('POST /api/submissions/:area/:form', { submission: { id: ID } }),
    reach: steps(barrier, submit('support/barrier')),
  },
  { name: 'survey/empty', path: '/survey' },
  {
    name: 'survey/sent',
    path: '/survey',
    answers: reply('POST /api/survey', { answer: { id: ID } }),
    reach: steps(choose('survey/answer', 'rating', '4'), submit('survey/answer')),
  },
  ...withTroubles({ name: 'giveaway/open', path: '/giveaway' }),
  { name: 'giveaway/errors', path: '/giveaway', reach: submit('giveaway/entry') },
  {
    name: 'giveaway/none',
    path: '/giveaway',
    answers: reply('GET /api/giveaways', { open: null, closed: [] }),
  },
  ...withTroubles({ name: 'giveaway-result/filled', path: '/giveaway-result' }),
  {
    name: 'giveaway-result/drawing',
    path: '/giveaway-result',
    answers: reply('GET /api/giveaways', {
      open: null,
      closed: [
        {
          slug: 'heimspiel',
          title: 'Einmal ganz nah dran',
          text: '',
          closesAt: '2026-05-31T22:00:00Z',
          announcedOn: null,
          prizes: [{ ...weekend, winners: [] }],
          draw,
        },
      ],
    }),
  },
  {
    name: 'giveaway-result/drawn',
    path: '/giveaway-result',
    answers: reply('GET /api/giveaways', {
      open: null,
      closed: [
        {
          slug: 'heimspiel',
          title: 'Einmal ganz nah dran',
          text: '',
          closesAt: '2026-05-31T22:00:00Z',
          announcedOn: '2026-06-01',
          prizes: [
            { ...weekend, winners: [{ number: 217, name: 'Ayşe Y.' }] },
            {
              name: 'Gutscheine über je 100 €',
              voucherCents: 10_000,
              picture: 'voucher',
              winners: [
                { number: 8, name: null },
                { number: 311, name: 'Lukas B.' },
                { number: 42, name: null },
              ],
            },
          ],
          draw: { ...draw, opened: { secret: '5f'.repeat(32), numbers: '1-317,319-402' } },
        },
      ],
    }),
  },
  {
    name: 'giveaway-win/asked',
    path: '/giveaway/win?token=x',
    answers: reply('POST /api/giveaways/wins/look', { win }),
  },
  {
    name: 'giveaway-win/accepted',
    path: '/giveaway/win?token=x',
    answers: reply('POST /api/giveaways/wins/look', { win: { ...win, state: 'accepted', named: true } }),
  },
  { name: 'giveaway-win/over', path: '/giveaway/win?token=x' },
  { name: 'information-cancellation/page', path: '/information/cancellation' },
  { name: 'information-cancellation/withdraw', path: '/widerrufen' },
  { name: 'information-cancellation/errors', path: '/kuendigen', reach: submit('contract/cancel') },
  {
    name: 'information-cancellation/receipt',
    path: '/kuendigen',
    reach: steps(cancellation, submit('contract/cancel')),
  },
  {
    name: 'information-cancellation/receipt-later',
    path: '/kuendigen',
    answers: reply('POST /api/contracts/cancellations', { receipt: laterReceipt }),
    reach: steps(cancellation, submit('contract/cancel')),
  },
];
