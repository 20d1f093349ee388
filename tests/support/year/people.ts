import { listOptions, listProviders } from '../../../src/server/modules/catalogue/option.repository.ts';
import { listTariffs } from '../../../src/server/modules/catalogue/tariff.repository.ts';
import { insertDelivery } from '../../../src/server/modules/orders/delivery.repository.ts';
import { insertOrder } from '../../../src/server/modules/orders/order.repository.ts';
import { insertJersey, insertOptions } from '../../../src/server/modules/orders/order-parts.repository.ts';
import { insertPorting } from '../../../src/server/modules/portings/porting.repository.ts';
import type { Coupon } from '../../../src/shared/api/catalogue.ts';
import { berlinToday } from '../../../src/shared/dates.ts';
import { orderableOptions } from '../../../src/shared/options.ts';
import type { OrderInProgress } from '../../../src/shared/order.ts';
import { priceOf } from '../../../src/shared/price.ts';
import type { Dice } from '../../invariants/harness/dice.ts';
import type { TestApp } from '../app.ts';
import { type Agreed, agreedOf } from './agreed.ts';

/** Somebody in the simulated year. */
export interface Person {
  userId: string;
  orderId: string;
  orderNumber: string;
  name: string;
  email: string;
  agreed: Agreed;
}

const coupons: (Coupon | null)[] = [
  null,
  { code: 'HEIMSIEG', kind: 'percentMonthly', amount: 20, months: 6, label: '' },
  { code: 'FREI', kind: 'percentMonthly', amount: 100, months: 1, label: '' },
  { code: 'ANPFIFF', kind: 'waiveOneOff', amount: 0, months: null, label: '' },
  { code: 'TRIBUENE5', kind: 'amountMonthly', amount: 500, months: null, label: '' },
];

/** What orders are made from, read once. */
export async function catalogueOf({ db }: TestApp) {
  const [tariffs, options, providers] = await Promise.all([
    listTariffs(db, 'kanarya', 'de'),
    listOptions(db, 'kanarya', 'de'),
    listProviders(db),
  ]);
  return { tariffs: tariffs.filter(({ businessOnly }) => !businessOnly), options, providers };
}

export type Catalogue = Awaited<ReturnType<typeof catalogueOf>>;

/** A new customer with an order of any kind, written by the product's own repositories. */
export async function newPerson(
  t: TestApp,
  dice: Dice,
  catalogue: Catalogue,
  serial: number,
): Promise<Person> {
  const { random } = t.deps;
  const order = choose(dice, catalogue, serial);
  const now = t.now();
  const coupon = dice.pick(coupons);
  const person = {
    userId: random.id(),
    orderId: random.id(),
    orderNumber: `F-7${String(serial).padStart(9, '0')}`,
    name: `Anna Muster`,
    email: `p${serial}@example.org`,
    agreed: agreedOf(order, coupon),
  };
  await t.db.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO users (id, team, email, email_key, phone, salutation, gender, first_name, last_name, birthday,
         document_type, id_number, identity_valid_until, street, house_number, postal_code, city, password_hash,
         keyword_hash, marketing_consent, terms_accepted_at, invitation_code, lang, created_at, updated_at)
       VALUES ($1, 'kanarya', $2, $2, $3, 'mrs', 'female', 'Anna', 'Muster', '1990-01-01', 'idCard', 'L01X00T47',
         '2040-01-01', 'Ring', '1', '10115', 'Berlin', '-', '-', false, $4, $5, $6, $4, $4)`,
      [person.userId, person.email, `+4915000${serial}`, now, `INV${serial}`, serial % 2 ? 'de' : 'tr'],
    );
    const newNumber = order.newPhoneNumberOptions;
    if (newNumber)
      await tx.query(
        `INSERT INTO phone_number (id, msisdn, kind, class, price_cents) VALUES ($1, $2, 'general', 'None', $3)`,
        [newNumber.phoneNumberId, newNumber.msisdn, newNumber.priceCents],
      );
    const { tariff, productOptions: options, formPlans: jersey } = order;
    await insertOrder(tx, {
      id: person.orderId,
      team: 'kanarya',
      number: person.orderNumber,
      userId: person.userId,
      lang: 'de',
      tariffId: tariff?.id ?? '',
      msisdn: newNumber?.msisdn ?? order.portingOptions?.msisdn ?? '',
      couponId: null,
      paymentDetails: null,
      savedMethodId: null,
      keepMethod: false,
      earlyStart: dice.roll(3) > 0,
      price: priceOf({
        ...(tariff ? { tariff } : {}),
        options,
        ...(jersey ? { jersey } : {}),
        ...(newNumber ? { number: newNumber } : {}),
        ...(coupon ? { coupon } : {}),
        on: berlinToday(now),
      }),
      content: order,
      answers: null,
      definitionVersions: {},
      release: null,
      now,
    });
    if (newNumber)
      await tx.query('UPDATE phone_number SET order_id = $2 WHERE id = $1', [
        newNumber.phoneNumberId,
        person.orderId,
      ]);
    await insertOptions(tx, person.orderId, options);
    if (jersey) {
      await insertJersey(tx, person.orderId, jersey);
      await insertDelivery(tx, person.orderId, 'jersey', now);
    }
    if (order.simType === 'physical') await insertDelivery(tx, person.orderId, 'sim', now);
    if (order.portingOptions)
      await insertPorting(tx, {
        id: random.id(),
        orderId: person.orderId,
        porting: order.portingOptions,
        now,
      });
  });
  return person;
}

function choose(dice: Dice, { tariffs, options, providers }: Catalogue, serial: number): OrderInProgress {
  const tariff = dice.pick(tariffs);
  const isPorted = serial % 6 === 0 || dice.roll(4) === 0;
  // The exchange of numbers is late with each number that ends in 95.
  const msisdn = serial % 3 === 0 ? `+49160${20_000 + serial}95` : `+49160${1_000_000 + serial}`;
  const provider = dice.pick(providers);
  return {
    tariff,
    operators: [],
    numberType: isPorted ? 'port' : 'new',
    simType: dice.pick(['physical', 'esim'] as const),
    ...(isPorted
      ? { portingOptions: { donatingProvider: provider, mnpType: 'ASAP', msisdn } }
      : {
          newPhoneNumberOptions: {
            phoneNumberId: named(serial),
            msisdn,
            priceCents: dice.pick([0, 0, 1999]),
          },
        }),
    userInfo: {},
    productOptions: orderableOptions(options).filter(() => dice.roll(4) === 0),
    ...(tariff.jersey && dice.roll(2)
      ? {
          formPlans: {
            size: 'L',
            // Some without print: goods that can be withdrawn from.
            ...(dice.roll(3) ? { name: 'CAN', number: 7 } : { name: '', number: 0 }),
            style: 'white',
            payment: dice.pick(['monthly', 'once'] as const),
          },
        }
      : {}),
    paymentVersion: 'V3',
    paymentMethod: 'paypal',
    couponCode: '',
  } as unknown as OrderInProgress; // what no part of an order's later life reads is left out
}

function named(serial: number): string {
  return `00000000-0000-4000-9000-${String(serial).padStart(12, '0')}`;
}
