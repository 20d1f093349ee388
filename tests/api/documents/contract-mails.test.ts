import { afterAll, beforeAll, expect, test } from 'vitest';
import { formatPhone } from '../../../src/shared/format-phone.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { live } from '../../support/lines.ts';
import { guestReady, guestWithOrder, sendOrder } from '../../support/orders.ts';
import { type Checkout, checkout, choose } from '../../support/payments.ts';
import { inPdf, readPdf } from '../../support/pdf.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

async function filesOf(email: string, template: string) {
  const { messages } = JSON.parse((await t.app.inject({ url: `/dev/outbox.json?to=${email}` })).body);
  const mail = messages.find((message: { template: string }) => message.template === template);
  const files: { fileName: string; url: string }[] = mail?.attachments ?? [];
  const read = files.map(async ({ fileName, url }) => {
    return { fileName, pdf: await readPdf((await t.app.inject({ url })).rawPayload) };
  });
  return { mail, files: await Promise.all(read) };
}

test('the receipt comes with the order, with summary, terms and withdrawal instruction', async () => {
  const { email } = await guestWithOrder(t, '+4917139200030');
  const { files } = await filesOf(email, 'order-received');
  const names = ['Vertragszusammenfassung.pdf', 'AGB.pdf', 'Widerrufsbelehrung.pdf'];
  expect(files.map(({ fileName }) => fileName)).toEqual(names);
  for (const { pdf } of files) expect(pdf).toMatchObject({ lang: 'de-DE', isTagged: true });
  expect(files[2]?.pdf.text).toContain('Muster-Widerrufsformular');
});

test('the contract is confirmed by mail as soon as it exists, before the service starts', async () => {
  const { client, order, email } = await guestWithOrder(t, '+4917139200031');
  await choose(t, (await checkout(client, order)).payload<Checkout>().url, 'pay');
  const { files } = await filesOf(email, 'order-paid');
  const [confirmation] = files;
  expect(files).toHaveLength(4);
  expect(confirmation?.pdf).toMatchObject({ lang: 'de-DE', isTagged: true, pages: 1 });
  const text = confirmation?.pdf.text.replaceAll('\n', ' ') ?? '';
  const { contract } = (await client.get(`/api/orders/${order.id}`)).payload<{ order: typeof order }>().order;
  expect(text).toContain(contract?.number ?? 'no contract');
  for (const cents of [order.price.todayCents, order.price.monthlyCents, order.price.termTotalCents])
    expect(text).toContain(inPdf(cents));
  for (const part of [order.number, 'ausdrücklich verlangt', '„Vertrag widerrufen“', 'AGB.pdf'])
    expect(text).toContain(part);
});

test('the confirmation names the goods and where they go', async () => {
  const { client, order, email } = await guestWithOrder(t, '+4917139200033', (forms) => {
    const register = forms['auth/register'];
    const delivery = {
      deliveryStreet: 'Hermannplatz',
      deliveryHouseNumber: '3',
      deliveryPostalCode: '10967',
    };
    const contact = { ...register?.contact, deliveryAddress: true, ...delivery, deliveryCity: 'Berlin' };
    return {
      ...forms,
      'order/tariff': { tariffId: 'single-m' },
      'order/number': { numberType: 'new', simType: 'physical' },
      'order/jersey': {
        wanted: true,
        style: 'striped',
        size: 'XL',
        name: 'ŞÜKRÜ',
        number: 10,
        payment: 'once',
      },
      'auth/register': { ...register, contact } as NonNullable<typeof register>, // complete: it was before
    };
  });
  await choose(t, (await checkout(client, order)).payload<Checkout>().url, 'pay');
  const text = (await filesOf(email, 'order-paid')).files[0]?.pdf.text.replaceAll('\n', ' ') ?? '';
  expect(text).toContain('Trikot (gestreift, Größe XL) mit dem Aufdruck „ŞÜKRÜ 10“');
  expect(text).toContain('Hermannplatz 3, 10967 Berlin');
});

test('a mail writes the number as people read it, and its links lead to pages of its language', async () => {
  const { client, forms, number, email } = await guestReady(t, '+4917139200034', { lang: 'tr' });
  expect((await sendOrder(client, forms)).status).toBe(201);
  const { mail } = await filesOf(email, 'order-received');
  expect(mail.text).toContain(`: ${formatPhone(number.msisdn)}\n`);
  const [link = ''] = /http\S+/.exec(mail.text) ?? [];
  expect(new URL(link).pathname).toBe('/tr/widerrufen');
  expect((await t.app.inject({ url: new URL(link).pathname })).statusCode).toBe(200);
});

test('a Turkish customer reads the mail in Turkish and gets the German papers', async () => {
  const { client, forms, email } = await guestReady(t, '+4917139200032', { lang: 'tr' });
  expect((await sendOrder(client, forms)).status).toBe(201);
  const { mail, files } = await filesOf(email, 'order-received');
  expect(mail.text).toContain('Merhaba');
  for (const { pdf } of files) expect(pdf.lang).toBe('de-DE');
});

test('when the line works, the mail leads straight to the test of its speed', async () => {
  const { client, order, email } = await guestWithOrder(t, '+4917139200036');
  await choose(t, (await checkout(client, order)).payload<Checkout>().url, 'pay');
  await live(t, 1);
  const { mail } = await filesOf(email, 'line-active');
  expect(mail.text).toContain('https://breitbandmessung.de');
});
