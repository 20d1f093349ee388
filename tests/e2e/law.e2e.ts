import { expect, test } from './support/fixtures.ts';
import { choice, field } from './support/form.ts';
import { contractSummary, giveData, next, onStep, provePhone, reserveNumber } from './support/journey.ts';
import { inEither } from './support/words.ts';

const langs = [
  { lang: 'de', prefix: '', button: 'Zahlungspflichtig bestellen', phone: '0171 3920073' },
  { lang: 'tr', prefix: '/tr', button: 'Ödeme yükümlülüğüyle sipariş ver', phone: '0171 3920072' },
];

for (const { lang, prefix, button, phone } of langs) {
  test(`the summary stands right above the button that binds, in ${lang}`, async ({ page }) => {
    await page.goto(`${prefix}/tarife/flex/flex-m`);
    await page
      .getByRole('complementary', { name: inEither('tariffs.price.title') })
      .getByRole('link', { name: inEither('tariffs.order.choose') })
      .click();
    await onStep(page, 'number');
    await choice(page, 'order/number', 'numberType', 'new').check();
    await choice(page, 'order/number', 'simType', 'esim').check();
    await next(page);
    await onStep(page, 'options');
    await reserveNumber(page, 'general');
    await next(page);
    await onStep(page, 'approval');
    await provePhone(page, phone);
    await giveData(page, {
      firstName: 'Rechta',
      lastName: 'Kaya',
      email: `rechta.${lang}@example.org`,
      phone,
      password: 'Kahve&Simit24',
    });
    const order = page.getByRole('button', { name: button, exact: true });
    const box = page.getByTestId('price-box').first();
    await expect(order).toBeVisible();
    // What stands between the end of the box and the button, in the order of the document.
    const between = await page.evaluate((name) => {
      const ends = document.querySelector('[data-testid="price-box"]');
      const binds = [...document.querySelectorAll('button')].find((one) => one.textContent === name);
      const all = [...document.querySelectorAll('main *')];
      const texts = all.filter(
        (one) =>
          ends &&
          binds &&
          ends.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING &&
          one.compareDocumentPosition(binds) & Node.DOCUMENT_POSITION_FOLLOWING &&
          !ends.contains(one) &&
          !one.contains(binds) &&
          one.textContent?.trim(),
      );
      return texts.map((one) => one.textContent);
    }, button);
    expect(between).toEqual([]);
    await expect(box).toContainText('Flex M');
    await expect(box).toContainText('14,99');
    for (const consent of ['summaryReceived', 'termsAccepted', 'marketingConsent'])
      await expect(field(page, 'order/approval', consent)).not.toBeChecked();
    for (const start of ['true', 'false'])
      await expect(choice(page, 'order/approval', 'earlyStart', start)).not.toBeChecked();
    const pdf = contractSummary(page);
    const answer = await page.request.get((await pdf.getAttribute('href')) ?? '');
    expect(answer.headers()['content-type']).toBe('application/pdf');
  });
}
