/** What the law asks of screens and behaviour, and where each is met and proved. */
export interface Requirement {
  id: string;
  law: string;
  asks: string;
  /** Pages by path, endpoints as `METHOD /path`. */
  where: readonly string[];
  /** `file: title` below `tests/`, the title as it stands in the file. */
  proofs: readonly (readonly [file: string, title: string])[];
  /** Why software has nothing (more) to do. */
  reason?: string;
}

const summaryTest = 'api/documents/contract-summary.test.ts';
const mailsTest = 'api/documents/contract-mails.test.ts';
const sheetsTest = 'api/documents/product-sheets.test.ts';
const screensTest = 'unit/compliance/screens.test.ts';
const textsTest = 'unit/information/texts.test.ts';
const withdrawingTest = 'api/contracts/withdrawing.test.ts';
const cancellingTest = 'api/contracts/cancelling.test.ts';
const declarationsTest = 'api/contracts/declarations.test.ts';
const lifeTest = 'api/contracts/life.test.ts';
const invoicesTest = 'api/billing/invoices.test.ts';
const objectionsTest = 'api/billing/objections.test.ts';
const objectedMoneyTest = 'api/billing/objected-money.test.ts';
const callChoiceTest = 'api/calls/choosing.test.ts';
const callStoreTest = 'api/calls/storing.test.ts';
const callListTest = 'api/calls/lists.test.ts';
const callEndTest = 'api/calls/ending.test.ts';
const portingsTest = 'api/contracts/portings.test.ts';
const portedLineTest = 'api/contracts/line-with-porting.test.ts';
const givenUpTest = 'api/contracts/given-up-porting.test.ts';
const exportTest = 'api/customers/export.test.ts';
const closingTest = 'api/customers/closing.test.ts';
const usageTest = 'api/usage/usage.test.ts';
const noticesTest = 'api/usage/notices.test.ts';
const deliveryTest = 'api/packages/delivery.test.ts';
const consentsTest = 'e2e/consents.e2e.ts';
const askedTest = 'ui/app/consents.test.tsx';
const consentLogTest = 'api/consents/consents.test.ts';
const purchaseTest = 'ui/payments/purchase-event.test.tsx';
const drawTest = 'api/giveaway/draw.test.ts';
const drawnTest = 'ui/giveaway/draw.test.tsx';
const voucherTest = 'api/billing/vouchers.test.ts';
const priceTest = 'api/documents/one-price.test.ts';

export const requirements: readonly Requirement[] = [
  {
    id: 'R1',
    law: '§ 312j(1) BGB',
    asks: 'Means of payment and limits of delivery before the order begins.',
    where: ['/tarife', '/tarife/flex/flex-m', '/auth/register/tariff'],
    proofs: [
      [screensTest, 'means of payment and limits of delivery are said before the order, in both languages'],
    ],
  },
  {
    id: 'R2',
    law: '§ 312j(2) BGB',
    asks: 'Essentials, total price, term and notice right above the button, nothing in between.',
    where: ['/auth/register/tariff'],
    proofs: [['e2e/law.e2e.ts', 'the summary stands right above the button that binds, in ']],
  },
  {
    id: 'R3',
    law: '§ 312j(3) BGB',
    asks: 'The button says that it binds to pay.',
    where: ['/auth/register/tariff'],
    proofs: [
      [screensTest, 'the button that binds reads as the law wants'],
      ['e2e/law.e2e.ts', 'the summary stands right above the button that binds, in '],
    ],
  },
  {
    id: 'R4',
    law: '§ 312i(1) BGB, Art. 246c EGBGB',
    asks: 'Steps, correction, storing of the text and language told before; receipt at once; terms to keep.',
    where: ['/auth/register/tariff', '/information/agb', 'GET /api/documents/:id'],
    proofs: [
      [screensTest, 'steps, correction, storing of the contract and its language are said before the order'],
      [mailsTest, 'the receipt comes with the order, with summary, terms and withdrawal instruction'],
    ],
  },
  {
    id: 'R5',
    law: '§ 312a(3), (5), § 270a BGB',
    asks: 'Nothing paid is pre-ticked, no surcharge for a means of payment.',
    where: ['/auth/register/tariff', 'POST /api/orders/quote'],
    proofs: [
      [screensTest, 'nothing is ticked beforehand'],
      [priceTest, 'no means of payment costs more'],
    ],
    reason: 'The price of a call to the hotline is the telephone company’s; the terms promise the base rate.',
  },
  {
    id: 'R6',
    law: '§ 312f(2) BGB',
    asks: 'Confirmation of the contract on a durable medium before the service starts.',
    where: ['GET /api/documents/:id'],
    proofs: [
      [mailsTest, 'the contract is confirmed by mail as soon as it exists, before the service starts'],
    ],
  },
  {
    id: 'R7',
    law: '§§ 3, 6, 11 PAngV',
    asks: 'Total prices with VAT and delivery; the lowest price of 30 days beside a discounted good.',
    where: ['/tarife', '/auth/register/tariff', 'POST /api/orders/quote'],
    proofs: [
      [screensTest, 'prices are said to contain VAT, and what delivery costs'],
      [screensTest, 'no coupon lowers the price of a good'],
      [priceTest, 'quote, summary, order and payment are equal to the cent'],
    ],
    reason: 'The jersey, the only good, is never discounted, so there is no former price to show.',
  },
  {
    id: 'R8',
    law: '§§ 355, 356 BGB',
    asks: 'Fourteen days, from the contract or from the receipt of a good.',
    where: ['/information/withdrawal', 'POST /api/contracts/withdrawals'],
    proofs: [
      [withdrawingTest, 'a second one changes nothing, and neither does one that is late'],
      [withdrawingTest, 'a jersey without print alone, until 14 days after it came'],
    ],
  },
  {
    id: 'R9',
    law: '§ 356a BGB',
    asks: 'A function to withdraw: from every page, without login, with a receipt of content, date and time.',
    where: ['/information/cancellation', '/widerrufen', 'POST /api/contracts/withdrawals'],
    proofs: [
      [declarationsTest, 'a withdrawal too, in Turkish, and for a part'],
      [declarationsTest, 'an extra field is refused: what is asked is the least and the most'],
      [
        textsTest,
        'the withdrawal instruction names the function and where it is, the exception, and holds the model form',
      ],
    ],
  },
  {
    id: 'R10',
    law: '§ 357a(2) BGB',
    asks: 'An early start only on express, unticked request, with the notice of pro-rata payment.',
    where: ['/auth/register/tariff'],
    proofs: [
      [screensTest, 'an early start is asked for, not given, and says what it costs'],
      [
        'api/contracts/contracts.test.ts',
        'waits for the end of the withdrawal period unless the customer wants to begin',
      ],
      [
        withdrawingTest,
        'a week after an early start: the days used are paid, all else goes back by the same means',
      ],
    ],
  },
  {
    id: 'R11',
    law: '§ 312g(2) No 1 BGB, Art. 246a § 1(3) EGBGB',
    asks: 'That a printed jersey cannot be withdrawn from is said before the order.',
    where: ['/tarife/single/single-m', '/auth/register/tariff'],
    proofs: [
      [screensTest, 'that a printed jersey cannot be withdrawn from is said before the order'],
      [withdrawingTest, 'a jersey that was printed stays sold: its price is not paid back, and it is sent'],
    ],
  },
  {
    id: 'R12',
    law: '§ 357(1), (3) BGB',
    asks: 'Money back within 14 days by the same means.',
    where: ['POST /api/contracts/withdrawals'],
    proofs: [[withdrawingTest, 'before the start: nothing is owed and everything goes back']],
  },
  {
    id: 'R13',
    law: '§ 312k BGB',
    asks: 'A way to cancel from every page, without login, its button there from the start.',
    where: ['/information/cancellation', '/kuendigen', 'POST /api/contracts/cancellations'],
    proofs: [
      [
        declarationsTest,
        'a cancellation is stored with the version of its form and confirmed with content and time',
      ],
      [cancellingTest, 'for cause: accepted, and validated by people'],
    ],
  },
  {
    id: 'R14',
    law: '§ 312k(3)–(5) BGB',
    asks: 'The declaration to keep with date and time, confirmed at once, with the earliest end by default.',
    where: ['POST /api/contracts/cancellations', 'GET /api/documents/:id'],
    proofs: [
      [
        cancellingTest,
        'the receipt as PDF says the same, opens by its link for five minutes and goes with the mail',
      ],
      [cancellingTest, 'after the minimum term a contract ends a month on, and its holder is told the day'],
    ],
  },
  {
    id: 'R15',
    law: '§ 56 TKG',
    asks: 'At most 24 months, an offer of at most 12 beside each longer one, a notice of one month.',
    where: ['/tarife/partner/partner', '/tarife/kids/kids'],
    proofs: [
      [screensTest, 'each plan of more than twelve months names one of at most twelve'],
      [screensTest, 'who needs a main contract is told at the first step'],
      [
        'api/contracts/life.test.ts',
        'before the minimum term ends its holder is told until when to cancel, once',
      ],
    ],
  },
  {
    id: 'R16',
    law: '§ 66 TKG',
    asks: 'A package never prolongs the term.',
    where: ['POST /api/orders'],
    proofs: [[priceTest, 'packages leave the term as it is']],
  },
  {
    id: 'R18',
    law: '§ 54(3) TKG, Regulation (EU) 2019/2243',
    asks: 'A contract summary of one page before the button; no order without it.',
    where: ['/auth/register/tariff', 'POST /api/orders/contract-summary', 'POST /api/orders'],
    proofs: [
      [
        summaryTest,
        'is one tagged German A4 page in letters of 10 points, with the headings of the EU in their order',
      ],
      [summaryTest, 'is refused without a summary'],
      [summaryTest, 'is refused with a summary of another offer, or of somebody else'],
      [summaryTest, 'keeps the summary that it was taken with, under its hash'],
    ],
  },
  {
    id: 'R19',
    law: 'TKTransparenzV §§ 1, 2(3)',
    asks: 'A product information sheet for each plan, and an archive.',
    where: ['/information/product-information', 'GET /api/product-sheets', 'GET /api/product-sheets/:id/pdf'],
    proofs: [
      [sheetsTest, 'it says in German on one tagged page what TKTransparenzV asks for'],
      [sheetsTest, 'a plan that changes gets a new one, and the old one stays as it was'],
    ],
  },
  {
    id: 'R20',
    law: 'TKTransparenzV § 9',
    asks: 'Used data at least daily and on the bill; a notice at 80 percent, free, that can be switched off and on.',
    where: ['/dashboard/usage', 'GET /api/usage/me', 'PUT /api/usage/me/notices'],
    proofs: [
      [usageTest, 'a line in use: what is left and how long it has to last'],
      [usageTest, 'a bill tells what the month before has used, of what was agreed'],
      [noticesTest, 'at 80 and at 100 percent the customer is told, each once, with the speed from then on'],
      [noticesTest, 'notices can be switched off and on, and come by SMS'],
    ],
  },
  {
    id: 'R21',
    law: 'TKTransparenzV §§ 6, 7, 10',
    asks: 'A link to a speed test when the line is active; cost control; a warning of unusual use.',
    where: ['/dashboard/usage', 'PUT /api/usage/me/cost-limit'],
    proofs: [
      [mailsTest, 'when the line works, the mail leads straight to the test of its speed'],
      [deliveryTest, 'refuses what would cost more: 1117'],
      [noticesTest, 'a day with far more data than usual is told once'],
    ],
  },
  {
    id: 'R22',
    law: '§§ 62, 65, 67 TKG, §§ 10, 11 TDDDG, § 14(4) UStG, TKTransparenzV § 4',
    asks: 'Invoices that name services, provider, term, last day to cancel, the right to object and the tax; an objection within 8 weeks; calls itemised on request for the future, digits left out at choice, users informed, no counselling line.',
    where: [
      '/dashboard/bills',
      'GET /api/invoices/me',
      'GET /api/invoices/:id/pdf',
      'POST /api/invoices/:id/objections',
      '/dashboard/bills/calls',
      'PUT /api/calls/me/:id',
      'GET /api/calls/me/:id',
      'POST /api/calls/me/:id/link',
    ],
    proofs: [
      [lifeTest, 'an invoice says what the law wants on it'],
      [lifeTest, 'numbers of invoices have no gaps and none twice'],
      [invoicesTest, 'are that of the order, paid, and one a month, open and due in 14 days'],
      [objectionsTest, 'once its eight weeks are over: the last day still counts'],
      [
        objectedMoneyTest,
        'what is objected to is not debited before the answer, and then with the whole notice',
      ],
      [objectedMoneyTest, 'what is objected to is not dunned before the answer, and then by its new day'],
      [callChoiceTest, 'each change is stored with its declaration, and told (%s)'],
      [callChoiceTest, 'nothing is switched on %s'],
      [callStoreTest, 'nothing is asked for and stored of a line whose customer did not ask'],
      [callListTest, 'the list begins with the choice, and its sums are those of the usage'],
      [callStoreTest, 'counselling and emergency calls are neither stored nor listed'],
      [
        callStoreTest,
        'whole numbers begin with the choice, and with the next one their digits are gone at once',
      ],
      [callEndTest, 'connections go after half a year'],
      [callEndTest, 'while an objection to their bill waits they stay, and go with its answer'],
    ],
  },
  {
    id: 'R24',
    law: '§ 59 TKG',
    asks: 'Bringing a number: led by us, on the agreed day, with the reason and a way on when it is refused.',
    where: ['/dashboard/account/overview', 'POST /api/orders/:id/porting'],
    proofs: [
      [portingsTest, 'as soon as possible: asked for at once, moved after eight days'],
      [portingsTest, 'refused for its data, a number comes once the customer has put them right'],
      [portedLineTest, 'waits for it: no first day, no bill, no usage, no SIM switched on'],
      [portedLineTest, 'begins on the day on which it arrives; the SMS of the day before comes once'],
      [portedLineTest, 'is credited for each day of a delay and of an outage, on the first bill'],
      [givenUpTest, 'lets the customer out free of charge, and everything paid goes back'],
    ],
  },
  {
    id: 'R26',
    law: '§ 25 TDDDG, Art. 7 GDPR',
    asks: 'Nothing that is not necessary is stored or loaded before a consent; refusing and taking back are as easy as it.',
    where: ['/', '/information/privacy-policy', 'POST /api/consents'],
    proofs: [
      [consentsTest, 'a fresh visit that allows'],
      [consentsTest, 'a consent that is taken back leaves nothing behind, and what stays allowed goes on'],
      [askedTest, 'the first visit is asked; a refusal takes one press, as does a consent, and is logged'],
      [consentLogTest, 'a choice is logged with the text that was shown, and with nothing of the visitor'],
    ],
  },
  {
    id: 'R27',
    law: 'Art. 6(1)(a) GDPR',
    asks: 'A purchase is told with analytics alone without the buyer, with who bought only with marketing as well.',
    where: ['/dashboard/payment-result', 'POST /api/payments/:kind/:id/purchase'],
    proofs: [
      [purchaseTest, 'with analytics alone: order and value, nothing of the buyer'],
      [purchaseTest, 'with marketing, too, who bought is in the data layer, and never at Matomo'],
    ],
  },
  {
    id: 'R28',
    law: 'Art. 15, 17 and 20 GDPR, § 147(3) AO, § 172 TKG',
    asks: 'A customer gets a copy of everything of their own, and closes the account; the law alone keeps what is left.',
    where: [
      '/dashboard/account/profile',
      '/account/close',
      'GET /api/auth/me/export',
      'POST /api/users/me/closing',
    ],
    proofs: [
      [exportTest, 'each column of each table is exported, or left out with a reason'],
      [
        exportTest,
        'a customer gets everything of their own behind the step-up, without secrets, and is told',
      ],
      [closingTest, 'what belongs to the account alone goes, and what the law keeps stays as it was'],
      [closingTest, 'an account without any line keeps nothing, not even the name'],
    ],
  },
  {
    id: 'R32',
    law: '§ 6(1) DDG, annex of the UWG Nos 16 and 19, § 661a BGB',
    asks: 'A giveaway is marked as promotion, its conditions are clear, no payment helps, and what was won is given.',
    where: [
      '/giveaway',
      '/giveaway-result',
      '/information/giveaway-terms',
      'POST /api/giveaways/wins/answer',
      'POST /api/vouchers/me',
    ],
    proofs: [
      [drawnTest, 'an open round is marked as promotion in both languages'],
      [
        drawnTest,
        'an open round says what a voucher lowers, and where it waits for a line, in both languages',
      ],
      [textsTest, 'the conditions of a giveaway say all that is asked of them'],
      [textsTest, 'the conditions say what a voucher is, with a line and without one'],
      [drawTest, 'the draw follows from secret and numbers, which it shows, and its page has its day'],
      [drawTest, 'each winner is told once, by mail and SMS, in the language of the entry'],
      [
        drawTest,
        'what nobody accepts in 14 days goes to the next of the same order; deleted entries are passed over',
      ],
      [drawTest, 'who accepts a voucher gets it by mail, once, and is named only on wish'],
      [drawTest, 'of a prize that people deliver our service hears once'],
      [voucherTest, 'a voucher of 100 € takes 100 € off the bills, month by month, and not a cent more'],
      [voucherTest, 'without a line it waits in the account, as its mail and the terms say'],
    ],
    reason: 'That people send jerseys and trips to their winners is beyond software; a mail asks them to.',
  },
];
