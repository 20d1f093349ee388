import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SummaryView } from '../../../src/shared/api/orders.ts';
import type { PriceSummary } from '../../../src/shared/api/price.ts';
import type { OrderForms } from '../../../src/shared/order-forms.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { setBudgets } from '../../support/budgets.ts';
import { askForSummary, guestReady, guestWithOrder, holdNumber, sendOrder } from '../../support/orders.ts';
import { inPdf, readPdf } from '../../support/pdf.ts';
import { guestWithProof } from '../../support/people.ts';
import type { TestClient } from '../../support/test-client.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

/** In the order and words of Regulation (EU) 2019/2243. */
const headings = [
  'Dienste und Geräte',
  'Geschwindigkeiten und Abhilfemaßnahmen',
  'Preis',
  'Laufzeit, Verlängerung und Kündigung',
  'Merkmale für Endnutzer mit Behinderungen',
  'Sonstige relevante Informationen',
];

async function summaryOf(client: TestClient, forms: object) {
  const { summary } = (await askForSummary(client, forms)).payload<{ summary: SummaryView }>();
  const { rawPayload } = await t.app.inject({ url: summary.url });
  return { ...summary, pdf: await readPdf(rawPayload) };
}

/** The longest that there is: jersey, all packages, a coupon for some months, a VIP number, a SIM by post. */
async function everything(client: TestClient, numberId: string): Promise<OrderForms> {
  const { options } = (await client.get('/api/tariffs/options')).payload<{ options: { id: string }[] }>();
  return {
    'order/tariff': { tariffId: 'single-xl' },
    'order/number': { numberType: 'new', simType: 'physical' },
    'order/new-number': { phoneNumberId: numberId },
    'order/options': { optionIds: options.map(({ id }) => id) },
    'order/jersey': {
      wanted: true,
      style: 'striped',
      size: '2XL',
      name: 'ŞEYMANURÜĞ',
      number: 99,
      payment: 'monthly',
    },
    'order/coupon': { code: 'HEIMSIEG' },
  };
}

describe('the contract summary', () => {
  test('is one tagged German A4 page in letters of 10 points, with the headings of the EU in their order', async () => {
    const { client, forms } = await guestReady(t, '+4917139200010');
    const { pdf, fileName } = await summaryOf(client, forms);
    expect(pdf).toMatchObject({ pages: 1, lang: 'de-DE', isTagged: true, title: 'Vertragszusammenfassung' });
    expect(pdf.size[0]).toBeLessThan(pdf.size[1]);
    expect(pdf.smallest).toBeGreaterThanOrEqual(10);
    const places = headings.map((heading) => pdf.text.indexOf(`${heading}\n`));
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(pdf.roles.filter((role) => role === 'H2')).toHaveLength(headings.length);
    expect(fileName).toBe('Vertragszusammenfassung.pdf');
  });

  test('names the provider, the plan, speeds, term and that it has to be downloaded', async () => {
    const { client, forms } = await guestReady(t, '+4917139200011');
    const text = (await summaryOf(client, forms)).pdf.text.replaceAll('\n', ' ');
    for (const part of [
      'Fanline Mobilfunk GmbH',
      'Flex M',
      '20 GB',
      '50 Mbit/s',
      '64 kbit/s',
      'herunterladen',
    ])
      expect(text).toContain(part);
    expect(text).toContain('Die Mindestlaufzeit beträgt 1 Monat');
    expect(text).toContain('14 Tage lang ohne Angabe von Gründen widerrufen. ');
  });

  test('stays on one page with everything that can be ordered at once, and says what cannot be withdrawn from', async () => {
    const client = await guestWithProof(t, '+4917139200012');
    const number = await holdNumber(client, 'kind=vip');
    const { pdf } = await summaryOf(client, await everything(client, number.id));
    expect(pdf.pages).toBe(1);
    expect(pdf.smallest).toBeGreaterThanOrEqual(10);
    const text = pdf.text.replaceAll('\n', ' ');
    expect(text).toContain('„ŞEYMANURÜĞ 99“');
    expect(text).toContain('das eigens bedruckte Trikot ist davon ausgenommen');
    expect(text).toContain('Versand kostenlos');
  });

  test('is in German for a Turkish customer too', async () => {
    const { client, forms } = await guestReady(t, '+4917139200013', { lang: 'tr' });
    const { pdf } = await summaryOf(client, forms);
    expect(pdf.lang).toBe('de-DE');
    expect(pdf.text).toContain('Bei der Bestellung zu zahlen');
  });

  test('has each figure of the quote, to the cent', async () => {
    const { client, forms } = await guestReady(t, '+4917139200014');
    const { pdf } = await summaryOf(client, forms);
    const { 'auth/register': _r, 'order/payment': _p, 'order/approval': _a, ...offer } = forms;
    const { price } = (await client.post('/api/orders/quote', { forms: offer })).payload<{
      price: PriceSummary;
    }>();
    for (const cents of [price.todayCents, price.monthlyCents, price.termTotalCents])
      expect(pdf.text).toContain(inPdf(cents));
  });

  test('is made once for the same offer at the same moment, and forgotten when nothing is ordered', async () => {
    const { client, forms } = await guestReady(t, '+4917139200015');
    const [one, two] = [await summaryOf(client, forms), await summaryOf(client, forms)];
    expect(two).toMatchObject({ id: one.id, hash: one.hash });
    const [row] = await t.db.query<{ expires_at: Date }>('SELECT expires_at FROM document WHERE id = $1', [
      one.id,
    ]);
    expect(row?.expires_at).toBeInstanceOf(Date);
  });
});

describe('an order', () => {
  const refusalOf = async (answer: ReturnType<typeof sendOrder>) => {
    const { status, referenceCode, errors } = (await answer).problem();
    return [status, referenceCode, errors?.[0]?.path, errors?.[0]?.rule];
  };
  const place = '/forms/order~1approval/summaryReceived';

  test('keeps the summary that it was taken with, under its hash', async () => {
    const { order, client } = await guestWithOrder(t, '+4917139200016');
    const [row] = await t.db.query<{ summary_hash: string; id: string; hash: string; expires_at: null }>(
      `SELECT o.summary_hash, d.id, d.hash, d.expires_at FROM orders o JOIN document d ON d.id = o.summary_document_id
        WHERE o.id = $1`,
      [order.id],
    );
    expect(row).toMatchObject({ summary_hash: row?.hash, expires_at: null });
    expect((await client.get(`/api/documents/${row?.id}`)).status).toBe(200);
  });

  test('is refused without a summary', async () => {
    const { client, forms } = await guestReady(t, '+4917139200017');
    expect(await refusalOf(sendOrder(client, forms, { summaryId: undefined }))).toEqual([
      409,
      1110,
      place,
      'missing',
    ]);
    expect(await t.db.query('SELECT 1 FROM users WHERE phone = $1', ['+4917139200017'])).toEqual([]);
  });

  test('is refused with a summary of another offer, or of somebody else', async () => {
    const { client, forms } = await guestReady(t, '+4917139200018');
    const other = await summaryOf(client, { ...forms, 'order/tariff': { tariffId: 'flex-s' } });
    expect(await refusalOf(sendOrder(client, forms, { summaryId: other.id }))).toEqual([
      409,
      1110,
      place,
      'stale',
    ]);
    const stranger = await guestReady(t, '+4917139200019');
    const theirs = await summaryOf(stranger.client, stranger.forms);
    expect(await refusalOf(sendOrder(client, forms, { summaryId: theirs.id }))).toEqual([
      409,
      1110,
      place,
      'missing',
    ]);
  });

  test('is refused with a summary from before a change of the price', async () => {
    const { client, forms } = await guestReady(t, '+4917139200020');
    const { id: summaryId } = await summaryOf(client, forms);
    await t.db.query(`UPDATE tariff SET price_cents = price_cents + 1 WHERE slug = 'flex-m'`);
    try {
      expect(await refusalOf(sendOrder(client, forms, { summaryId }))).toEqual([409, 1110, place, 'stale']);
      expect((await sendOrder(client, forms)).status).toBe(201);
    } finally {
      await t.db.query(`UPDATE tariff SET price_cents = price_cents - 1 WHERE slug = 'flex-m'`);
    }
  });
});

describe('a PDF that costs', () => {
  const made = (guest: TestClient, forms: object) => askForSummary(guest, forms);

  test('is counted by guest, by address and by all strangers', async () => {
    const { client, forms } = await guestReady(t, '+4917139200041');
    await setBudgets(t, { paperCaller: [0, 3600] });
    const own = await made(client, forms);
    expect(own.status).toBe(429);
    expect(own.problem().detail).toMatch(/in diesem Browser gespeichert/);
    await setBudgets(t, { paperAddress: [0, 3600] });
    expect((await made(client, forms)).status).toBe(429);
    await setBudgets(t, { paperStrangers: [0, 3600] });
    const all = await made(client, forms);
    expect([all.status, all.problem().detail]).toEqual([
      429,
      expect.stringContaining('Das liegt nicht an Ihnen'),
    ]);
    await setBudgets(t);
    expect((await made(client, forms)).status).toBe(201);
  });
});

describe('what is no offer yet', () => {
  test('has neither quote nor summary', async () => {
    const client = t.client();
    for (const call of ['quote', 'contract-summary']) {
      const answer = await client.post(`/api/orders/${call}`, {
        forms: { 'order/tariff': { tariffId: 'nix' } },
      });
      expect(answer.problem().referenceCode).toBe(1012);
      const empty = (await client.post(`/api/orders/${call}`, { forms: {} })).problem();
      expect([empty.status, empty.referenceCode]).toEqual([422, 1100]);
    }
  });

  test('a number whose hold has ended is said at its field', async () => {
    const { client, forms } = await guestReady(t, '+4917139200021');
    t.pass({ minutes: 16 });
    const { referenceCode, errors } = (await askForSummary(client, forms)).problem();
    expect([referenceCode, errors?.[0]?.path]).toEqual([1105, '/forms/order~1new-number/phoneNumberId']);
  });
});
