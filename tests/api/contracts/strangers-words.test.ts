import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeReceipts } from '../../../src/server/modules/declarations/make-receipts.service.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { setBudgets } from '../../support/budgets.ts';
import { cancel, type Receipt, withdraw } from '../../support/declarations.ts';
import { paidOrder } from '../../support/lines.ts';
import { readPdf } from '../../support/pdf.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());
beforeEach(() => setBudgets(t, { mailReceipt: [3, 86_400] }));

const link = 'https://evil.example/login';
const hostile = {
  name: 'Gewinn www.evil.example',
  contractNumber: `V-1 ${link}`,
};
const demo = { name: 'Deniz Kaya', contractNumber: 'V-0000000000' };

const textOf = async (bytes: Uint8Array) => (await readPdf(bytes)).text;
const fail = (error: unknown) => {
  throw error;
};
const paperOf = async ({ pdfUrl }: Receipt) => textOf((await t.app.inject({ url: pdfUrl })).rawPayload);

describe('a declaration that a stranger has sent to somebody', () => {
  test.each([
    ['that matches no contract', hostile],
    ['that matches one by its number and name', demo],
  ])('%s: the mail holds none of its words, the attached receipt all', async (_, who) => {
    const to = `${who.name.length}@example.org`;
    const cause = `Sehen Sie ${link} an, oder schreiben Sie an boss@evil.example`;
    const form = { ...who, email: to, kind: 'forCause', cause };
    const receipt = await cancel(t.client(), form);
    const [mail, ...more] = await t.outbox(to);
    expect(more).toEqual([]);
    expect(mail?.text).not.toMatch(/evil|Gewinn|Kaya|boss|V-/);
    expect(mail?.subject).not.toMatch(/evil|Gewinn|Kaya/);
    expect(mail?.text).toContain(receipt.number);
    const attached = await t.db.query<{ bytes: Uint8Array }>(
      `SELECT d.bytes FROM outbox o JOIN outbox_attachment a ON a.message_id = o.id JOIN document d ON d.id = a.document_id
        WHERE o.recipient = $1`,
      [to],
    );
    expect(attached).toHaveLength(1);
    const text = await textOf(attached[0]?.bytes ?? new Uint8Array());
    expect(text.replace(/\s/g, '')).toContain(cause.replace(/\s/g, ''));
    expect(text).toContain('Angaben in der Erklärung');
    expect(text).toContain('haben sie nicht geprüft');
    expect(text).not.toMatch(/:\/\/|evil\.example|www\.evil|boss@/);
  });

  test('the receipt has no clickable place', async () => {
    const receipt = await withdraw(t.client(), { ...hostile, email: 'klick@example.org', part: link });
    const { rawPayload } = await t.app.inject({ url: receipt.pdfUrl });
    expect(rawPayload.includes('/URI')).toBe(false);
    expect(rawPayload.includes('/Annot')).toBe(false);
  });

  test('a mailbox gets three a day; the others are kept, and their receipt is downloaded from the page', async () => {
    const email = 'opfer@example.org';
    const receipts: Receipt[] = [];
    for (let n = 0; n < 5; n++)
      receipts.push(await cancel(t.client(), { ...hostile, email: n % 2 ? email : 'Opfer+x@example.org' }));
    expect(receipts.map(({ isMailed }) => isMailed)).toEqual([true, true, true, false, false]);
    const sent = [...(await t.outbox(email)), ...(await t.outbox('Opfer+x@example.org'))];
    expect(sent).toHaveLength(3);
    const [kept] = await t.db.query<{ n: number }>(
      `SELECT count(*)::int AS n FROM declaration WHERE content->>'email' ILIKE 'opfer%'`,
    );
    expect(kept?.n).toBe(5);
    const last = receipts.at(-1) as Receipt; // five were sent
    expect(await paperOf(last)).toContain(last.number);
    t.pass({ hours: 24 });
    expect((await cancel(t.client(), { ...hostile, email })).isMailed).toBe(true);
  });

  test('one that matches a contract is limited like one that does not: the answer tells nothing', async () => {
    const email = 'deniz2@example.org';
    const mailed: boolean[] = [];
    for (let n = 0; n < 4; n++) mailed.push((await cancel(t.client(), { ...demo, email })).isMailed);
    expect(mailed).toEqual([true, true, true, false]);
  });

  test('when the mails of all strangers are used up, it counts without a mail', async () => {
    await setBudgets(t, { mailStrangers: [1, 3600] });
    const mailed: boolean[] = [];
    for (const n of [1, 2])
      mailed.push((await cancel(t.client(), { ...hostile, email: `alle${n}@example.org` })).isMailed);
    expect(mailed).toEqual([true, false]);
    expect(await t.outbox('alle2@example.org')).toEqual([]);
  });

  test.each([
    ['receiptAddress', 'de'],
    ['receiptStrangers', 'tr'],
  ] as const)(
    'without a unit of %s it counts, and its PDF is made and mailed later',
    async (budget, lang) => {
      await setBudgets(t, { [budget]: [1, 3600] });
      const email = `${budget}@example.org`;
      const client = t.client({ lang });
      expect((await cancel(client, { ...hostile, email })).isLater).toBe(false);
      const late = await cancel(client, { ...hostile, email });
      expect(late).toMatchObject({ isLater: true, isMailed: true });
      expect(late.lines.map(({ text }) => text)).toContain(hostile.contractNumber);
      expect((await t.app.inject({ url: late.pdfUrl })).statusCode).toBe(404);
      expect(await t.outbox(email)).toHaveLength(1);
      const [kept] = await t.db.query<{ n: number }>(
        'SELECT count(*)::int AS n FROM declaration WHERE number = $1',
        [late.number],
      );
      expect(kept?.n).toBe(1);
      t.pass({ hours: 20 });
      await makeReceipts(t.deps, fail);
      expect(await paperOf(late)).toContain(late.number);
      const mails = await t.outbox(email);
      expect(mails).toHaveLength(2);
      expect(mails.at(-1)?.text).toContain(late.number);
      await makeReceipts(t.deps, fail);
      expect(await t.outbox(email)).toHaveLength(2);
    },
  );

  test('a customer has a share of the PDFs that strangers cannot use up', async () => {
    await setBudgets(t, { receiptStrangers: [0, 3600] });
    expect((await cancel(t.client(), { ...hostile, email: 'f@example.org' })).isLater).toBe(true);
    const { client } = await paidOrder(t);
    const { contracts } = (await client.get('/api/contracts/me')).payload<{ contracts: { id: string }[] }>();
    const ended = await client.post(`/api/contracts/me/${contracts[0]?.id}/cancellation`, {});
    expect(ended.payload<{ receipt: Receipt }>().receipt.isLater).toBe(false);
    await setBudgets(t, { receiptCaller: [0, 3600] });
    const again = await client.post(`/api/contracts/me/${contracts[0]?.id}/cancellation`, {});
    expect(again.payload<{ receipt: Receipt }>().receipt).toMatchObject({ isLater: true, isMailed: true });
  });

  test('a receipt that cannot be made waits, and the others are made', async () => {
    await setBudgets(t, { receiptStrangers: [0, 3600] });
    await t.db.query('DELETE FROM later_receipt');
    const [bad, good] = [
      await cancel(t.client(), { ...hostile, email: 'g@example.org' }),
      await cancel(t.client(), { ...hostile, email: 'h@example.org' }),
    ];
    const taken =
      'UPDATE later_receipt SET document_id = (SELECT id FROM document LIMIT 1) WHERE declaration_id = $1';
    await t.db.query(taken, [bad.id]);
    const failures: unknown[] = [];
    await makeReceipts(t.deps, (error) => failures.push(error));
    expect(failures).toHaveLength(1);
    expect(await paperOf(good)).toContain(good.number);
    const waiting = await t.db.query('SELECT 1 FROM later_receipt');
    expect(waiting).toHaveLength(1);
  });

  test('too many from one address are refused with other ways to declare', async () => {
    await setBudgets(t, { declarationAddress: [1, 3600] });
    await cancel(t.client(), { ...hostile, email: 'a@example.org' });
    const form = { ...hostile, kind: 'ordinary', email: 'a@example.org' };
    const answer = await t.client().post('/api/contracts/cancellations', form);
    expect(answer.status).toBe(429);
    expect(answer.problem().detail).toMatch(/mit einem Brief oder einer E-Mail/);
  });
});
