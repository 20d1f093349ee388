import { createIntl } from 'react-intl';
import { expect, test } from 'vitest';
import words from '../../../locales/de/order.json' with { type: 'json' };
import { orderSources } from '../../../src/client/features/orders/form-sources.tsx';
import type { Catalogue } from '../../../src/client/features/orders/use-catalogue.ts';
import { setBootstrap } from '../../../src/client/lib/bootstrap.ts';
import type { OrderInProgress } from '../../../src/shared/order.ts';
import type { PageStart } from '../../../src/shared/page-start.ts';

const nothing = { tariffs: [], options: [], providers: [], savedMethods: [] } as unknown as Catalogue; // no choice matters
const intl = createIntl({ locale: 'de', messages: words });

setBootstrap({ now: Date.now() } as PageStart); // nothing else is read

/** What the two cards say about the beginning of a line. */
function saidOf(order: Partial<OrderInProgress>): (string | undefined)[] {
  const chosen = { paymentVersion: 'V3', ...order } as OrderInProgress; // nothing else is read
  const { earlyStarts = [] } = orderSources(nothing, chosen, intl);
  return earlyStarts.map(({ description }) => description);
}

const portingOptions = { msisdn: '+4915228817386' } as OrderInProgress['portingOptions'];

test('a line is promised no day before what it waits for', () => {
  const [early, late] = saidOf({ simType: 'physical' });
  expect(early).toMatch(/^Sobald Ihre Zahlung bestätigt und Ihre SIM-Karte mit der Post gekommen ist\./);
  expect(late).toMatch(/^Sobald Ihre SIM-Karte da ist, frühestens am \d\d\.\d\d\.\d{4}\./);
  for (const said of saidOf({ simType: 'physical', portingOptions }))
    expect(said).toMatch(/^Frühestens am \S+, sobald Ihre Nummer bei uns und Ihre SIM-Karte da ist\./);
  for (const said of saidOf({ simType: 'esim', portingOptions }))
    expect(said).toMatch(/^Frühestens am \S+, sobald Ihre Nummer bei uns ist\./);
});

test('an eSIM and a card from a shop have a day', () => {
  const shop = { simType: 'physical', simNumber: '8949990000000000010' } as const;
  for (const order of [{ simType: 'esim' } as const, shop]) {
    const [early, late] = saidOf(order);
    expect(early).toMatch(/^Am \d\d\.\d\d\.\d{4}, sobald Ihre Zahlung bestätigt ist\./);
    expect(late).toMatch(/^Am \d\d\.\d\d\.\d{4}\./);
  }
});
