import { randomUUID } from 'node:crypto';
import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../src/definitions/cli/run-command.ts';
import { formsShown } from '../../../src/definitions/validate-flow.ts';
import { contracts } from '../../../src/server/contracts.ts';
import type { FormValues } from '../../../src/shared/form-script.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { ROOT } from '../../support/definitions.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { examplesOf } from '../../support/example.ts';
import { follow, readMoreRecipes, withoutTranslations } from '../../support/guide.ts';
import { guestReady, orderForms, sendOrder } from '../../support/orders.ts';
import { customer, guestWithProof, registration } from '../../support/people.ts';
import { stepUp } from '../../support/step-up.ts';
import type { TestClient } from '../../support/test-client.ts';
import { fileOf, jpeg, sendFile } from '../../support/uploads.ts';

const recipes = await readMoreRecipes();
let copy: DefinitionsCopy;
let t: TestApp;
let undo: (() => Promise<void>) | undefined;

beforeAll(async () => {
  copy = await copyDefinitions();
  t = await createTestApp({ root: copy.root, env: { EXTRA_LANGUAGES: 'en' } });
});
afterEach(async () => {
  await undo?.();
  undo = undefined;
  await t.definitions.reload();
});
afterAll(async () => {
  await t.close();
  await copy.remove();
});

/** What the analysts' command says of the files as they are now. */
async function check(): Promise<string> {
  const lines: string[] = [];
  await runCommand(['check'], { root: copy.root, now: t.now(), contracts, say: (line) => lines.push(line) });
  return lines.join('\n');
}

async function broken(form: string, data: unknown): Promise<string[]> {
  const answer = await t.client().post(`/api/forms/${form}/validate`, data);
  const { errors } = answer.payload<{ errors: { path: string; rule: string }[] }>();
  return errors.map(({ path, rule }) => `${path} ${rule}`);
}

/** What the wizard's forms break together, as an order is judged. */
async function brokenInOrder(forms: object): Promise<string[]> {
  const answer = await t.client().post('/api/orders/contract-summary', { paymentVersion: 'V3', forms });
  const { errors = [] } = answer.problem() as { errors?: { path: string; rule: string }[] };
  return errors.map(({ path, rule }) => `${path} ${rule}`);
}

/** The kept answers of the survey that hold a field. */
async function keptWith(pointer: string): Promise<unknown> {
  const rows = await t.db.query<{ answers: Record<string, { values: object }> | null }>(
    'SELECT answers FROM survey_answer',
  );
  const values = rows.flatMap(({ answers }) => answers?.['survey/answer']?.values ?? []);
  return values.find((one) => Object.hasOwn(one, pointer));
}

const shown = (order: unknown) => {
  const flow = t.definitions.flow('order/order.flow', 'de');
  return flow ? formsShown(flow, order) : [];
};

const register = (contact: object = {}) => {
  const data = registration({ phone: '+491713920088', email: 'recipe@example.org' });
  return { ...data, contact: { ...data.contact, ...contact } };
};

let phones = 0;
/** Each guest has a phone of their own: a second code is sent after a minute. */
const freshPhone = () => `+49176050990${String(++phones).padStart(2, '0')}`;

let known: TestClient | undefined;
/** A customer whose session is stepped up. */
async function ayse(): Promise<TestClient> {
  if (!known) {
    known = (await customer(t, 'anna')).client;
    await stepUp(known);
  }
  return known;
}

const wrongPostalCode = { path: '/contact/postalCode', keyword: 'pattern', rule: 'pattern' };

/** Each recipe: what is there before, and what afterwards. `left` is what the command then names for the rest. */
const proofs: Record<
  string,
  { before: unknown; after: unknown; see: () => Promise<unknown>; left?: RegExp }
> = {
  'ask for a minimum age by plan': {
    see: async () => {
      const young = register();
      const data = { ...young, personal: { ...young.personal, birthday: '2007-01-01' } };
      const judged = (order?: object) =>
        t.definitions.validate('auth/register', data, 'tr', order).errors.map(({ message }) => message);
      return [judged(), judged({ tariff: { type: 'flex' } }), judged({ tariff: { type: 'partner' } })];
    },
    before: [[], [], []],
    after: [[], [], ['Partner tarifeleri 21 yaşından itibaren alınabilir.']],
  },
  'ask how customers heard of us': {
    see: async () => {
      const answer = { rating: 5, heardFrom: 'other', heardFromOther: ' Radio ' };
      const { status } = await t.client().post('/api/survey', answer);
      const textless = await broken('survey/answer', { rating: 5, heardFrom: 'other' });
      return [status, await keptWith('/heardFrom'), textless];
    },
    before: [422, undefined, ['/heardFrom additionalProperties']],
    after: [201, { '/heardFrom': 'other', '/heardFromOther': 'Radio' }, ['/heardFromOther required']],
  },
  'refuse a delivery to the same address': {
    see: async () => {
      const { street, houseNumber, postalCode, city } = register().contact;
      const delivery = (to: string) => ({
        deliveryAddress: true,
        deliveryStreet: to,
        deliveryHouseNumber: houseNumber,
        deliveryPostalCode: postalCode,
        deliveryCity: city,
      });
      const judged = (to: string) => broken('auth/register', register(delivery(to)));
      return [await judged(` ${street.toUpperCase()} `), await judged('Ostkurve')];
    },
    before: [[], []],
    after: [['/contact/deliveryStreet deliverySame'], []],
  },
  'take VAT numbers of one country': {
    see: async () => {
      const { valid } = await examplesOf('auth/corporate-register');
      const judged = (vatNumber: string) => broken('auth/corporate-register', { ...valid, vatNumber });
      return [await judged('DE 136 695 976'), await judged('DE 136 695 977'), await judged('12345678901')];
    },
    before: [['/vatNumber pattern'], ['/vatNumber pattern'], []],
    after: [[], ['/vatNumber vatIdOf'], ['/vatNumber vatIdOf']],
    left: /corporate-register\.examples\.json.*vatNumber/,
  },
  'repeat what was typed': {
    see: async () => {
      const data = register({ postalCode: '{0}<b>' });
      const answer = await t.client({ lang: 'tr' }).post('/api/forms/auth/register/validate', data);
      return answer.payload<{ errors: object[] }>().errors;
    },
    before: [{ ...wrongPostalCode, message: 'Posta kodu 5 rakamdan oluşur.' }],
    after: [
      { ...wrongPostalCode, message: '“{0}<b>” bir posta kodu değil. Posta kodu beş rakamdan oluşur.' },
    ],
  },
  'begin a rule on a day': {
    see: async () => {
      const { valid } = await examplesOf('support/message');
      const data: FormValues = { ...valid, subject: 'Ö' };
      const today = await broken('support/message', data);
      const wait = Math.ceil((Date.parse('2027-01-01T00:00:00+01:00') - t.now().getTime()) / 1000);
      t.pass({ seconds: wait - 1 });
      const eve = await broken('support/message', data);
      t.pass({ seconds: 1 });
      const newYear = await broken('support/message', data);
      t.pass({ seconds: -wait });
      return [today, eve, newYear];
    },
    before: [[], [], []],
    after: [[], [], ['/subject longSubject']],
  },
  'offer a step to some plans alone': {
    see: async () => {
      const asked = (type: string) =>
        shown({ numberType: 'port', tariff: { type, hasFormOption: true } }).includes('order/jersey');
      return [asked('flex'), asked('single'), asked('partner')];
    },
    before: [true, true, true],
    after: [true, true, false],
    left: /order\.flow\.examples\.json/,
  },
  'pass a step by for businesses': {
    see: async () => {
      const forms = orderForms('00000000-0000-4000-8000-000000000000');
      const plan = (tariffId: string) => brokenInOrder({ ...forms, 'order/tariff': { tariffId } });
      return (await plan('business-l')).filter((fault) => fault.startsWith('/forms/order~1options'));
    },
    before: [],
    after: ['/forms/order~1options/optionIds notAllowed'],
  },
  'ask for a list of people': {
    see: async () => {
      const users = [{ name: ' Ayşe Yılmaz ' }, { name: 'Deniz Kaya' }];
      const { status } = await t.client().post('/api/survey', { rating: 4, users });
      const faulty = await broken('survey/answer', { rating: 4, users: [{ name: 'A' }, { name: '<b>' }] });
      return [status, await keptWith('/users'), faulty];
    },
    before: [422, undefined, ['/users additionalProperties']],
    after: [201, { '/users': [{ name: 'Ayşe Yılmaz' }, { name: 'Deniz Kaya' }] }, ['/users/1/name pattern']],
  },
  'ask for a photo of a damaged parcel': {
    see: async () => {
      const client = await ayse();
      const form = 'support/damaged-parcel';
      const photo = await sendFile(client, { form, field: '/photos', name: 'Karton.jpg' }, jpeg());
      const photos = photo.status === 201 ? [fileOf(photo).id] : [];
      const key = { 'idempotency-key': randomUUID() };
      const sent = await client.post(`/api/submissions/${form}`, { name: 'Ayşe Yılmaz', photos }, key);
      const [row] = await t.db.query<{ answers: unknown }>('SELECT answers FROM submission');
      const [mail] = (await t.outbox()).filter(({ template }) => template === 'submission-new');
      const attached = await t.db.query<{ name: string }>(
        'SELECT u.name FROM outbox_attachment a JOIN upload u ON u.id = a.upload_id',
      );
      const exported = (await client.get('/api/auth/me/export')).text;
      const shown = (await client.get('/api/submissions/me')).text;
      return {
        statuses: [photo.status, sent.status],
        answers: JSON.stringify(row?.answers ?? '').includes('Karton.jpg'),
        mail: mail?.text.includes('Fotos vom Schaden: Karton'),
        attached,
        exported: exported.includes('Karton.jpg'),
        shown: shown.includes('Karton.jpg ('),
      };
    },
    before: {
      statuses: [404, 404],
      answers: false,
      mail: undefined,
      attached: [],
      exported: false,
      shown: false,
    },
    after: {
      statuses: [201, 201],
      answers: true,
      mail: true,
      attached: [{ name: 'Karton.jpg' }],
      exported: true,
      shown: true,
    },
  },
  'show a total': {
    see: async () => {
      const { status } = await t
        .client()
        .post('/api/survey', { rating: 5, matchesAtHome: 17, matchesAway: 3, matches: 999 });
      const tooMany = await broken('survey/answer', {
        rating: 5,
        matchesAtHome: 50,
        matchesAway: 31,
        matches: 1,
      });
      return [status, await keptWith('/matches'), tooMany];
    },
    before: [
      422,
      undefined,
      ['/matchesAtHome', '/matchesAway', '/matches'].map((path) => `${path} additionalProperties`),
    ],
    after: [201, { '/matchesAtHome': 17, '/matchesAway': 3, '/matches': 20 }, ['/matches maximum']],
  },
  'suggest the town of a postal code': {
    see: async () => {
      const answer = { rating: 5, homePostalCode: '54 636', homeTown: ' Baustert ' };
      const { status } = await t.client().post('/api/survey', answer);
      const elsewhere = await broken('survey/answer', { ...answer, homeTown: 'Bonn' });
      return [status, await keptWith('/homeTown'), elsewhere];
    },
    before: [422, undefined, ['/homePostalCode', '/homeTown'].map((path) => `${path} additionalProperties`)],
    after: [201, { '/homePostalCode': '54636', '/homeTown': 'Baustert' }, ['/homeTown townOf']],
  },
  'suggest from a list of your own': {
    see: async () => {
      const asked = await t.client().get('/api/lookups/opponents?q=22.08.');
      const other = await t.client().get('/api/lookups/opponents?q=toString');
      const answer = { rating: 5, matchDay: '22.08.', opponent: 'Hertha' };
      const { status } = await t.client().post('/api/survey', answer);
      const found = asked.status === 200 ? asked.payload() : asked.status;
      return [
        found,
        other.status === 200 ? other.payload() : other.status,
        status,
        await keptWith('/opponent'),
      ];
    },
    before: [404, 404, 422, undefined],
    after: [
      { values: ['FC St. Pauli', 'Union Berlin'] },
      { values: [] },
      201,
      { '/matchDay': '22.08.', '/opponent': 'Hertha' },
    ],
  },
  'try other words on some readers': {
    see: async () => {
      const said = (lang: 'de' | 'tr') =>
        t.definitions.form('survey/answer', lang)?.variants.map(({ name, words }) => [name, words.submit]);
      return [said('de'), said('tr')];
    },
    before: [[], []],
    after: [[['warm', 'Meinung abschicken']], [['warm', 'Fikrinizi paylaşın']]],
  },
  'take addresses in Austria': {
    see: async () => {
      const phone = freshPhone();
      const guest = await guestWithProof(t, phone);
      const vienna = registration({ phone, email: 'vienna@example.org' });
      const contact = { ...vienna.contact, country: 'AT', postalCode: '1010', city: 'Wien' };
      const { status } = await guest.post('/api/auth/register', { ...vienna, contact });
      const [row] = await t.db.query<{ postal_code: string; answers: unknown }>(
        "SELECT postal_code, answers -> 'auth/register' -> 'values' AS answers FROM users WHERE email = 'vienna@example.org'",
      );
      const { salutation, firstName, lastName } = vienna.personal;
      const { email, street, houseNumber } = contact;
      const address = { email, phone, street, houseNumber, postalCode: '1010', city: 'Wien' };
      return [
        status,
        row,
        await broken('account/profile', { salutation, firstName, lastName, ...address }),
        await broken('auth/register', { ...vienna, contact: { ...contact, postalCode: '10115' } }),
      ];
    },
    before: [422, undefined, ['/postalCode pattern'], ['/contact/country additionalProperties']],
    after: [
      201,
      { postal_code: '1010', answers: { '/contact/country': 'AT' } },
      [],
      ['/contact/postalCode postalCodeOf'],
    ],
  },
  'make a code one digit longer': {
    see: async () => {
      const { security, ...rest } = register();
      const judged = (keyword: string) =>
        t.definitions
          .validate('auth/register', { ...rest, security: { ...security, keyword } }, 'tr')
          .errors.map(({ message }) => message);
      return [judged('4711'), judged('47111')];
    },
    before: [[], ['Müşteri şifresi 1–9 arası 4 rakamdan oluşur, sıfır kullanılmaz.']],
    after: [['Müşteri şifresi 1–9 arası 5 rakamdan oluşur, sıfır kullanılmaz.'], []],
  },
  'begin a range at nought': {
    see: async () => {
      const guest = await guestReady(t, freshPhone());
      const jersey = {
        wanted: true,
        style: 'navy',
        size: 'M',
        name: 'ADA',
        number: 0,
        payment: 'once',
      } as const;
      const forms = { ...guest.forms, 'order/tariff': { tariffId: 'single-m' }, 'order/options': {} };
      const { status } = await sendOrder(guest.client, { ...forms, 'order/jersey': jersey });
      return [status, await t.db.query('SELECT name, number FROM jersey WHERE number = 0')];
    },
    before: [422, []],
    after: [201, [{ name: 'ADA', number: 0 }]],
  },
  'say a form in another language': {
    see: async () => {
      const english = { 'x-language-code': '2' };
      const refused = await t.client().post('/api/forms/support/barrier/validate', {}, english);
      const { errors } = refused.payload<{ errors: { message: string }[] }>();
      const { words } = t.definitions.form('support/barrier', 'en') ?? {};
      return [refused.headers['content-language'], errors[0]?.message, words?.['page.title']];
    },
    before: ['de', 'Bitte sagen Sie uns, wo die Barriere ist.', 'Barriere melden'],
    after: ['en', 'Please tell us where the barrier is.', 'Barriere melden'],
  },
};

/** Runs what a recipe says to type; afterwards all files are as they ship. */
async function run(commands: readonly string[]): Promise<void> {
  for (const command of commands) {
    const [, args = ''] = /^npm run rules -- (.+)$/.exec(command) ?? [];
    await runCommand(args.split(' '), { root: copy.root, now: t.now(), contracts, say: () => {} });
  }
}

async function asShipped(): Promise<void> {
  for (const folder of ['schemas', 'ui-schemas', 'locales']) {
    await rm(join(copy.root, folder), { recursive: true });
    await cp(join(ROOT, folder), join(copy.root, folder), { recursive: true });
  }
}

test('each recipe is tried here, and none is tried that is not there', () => {
  expect(recipes.map(({ title }) => title)).toEqual(Object.keys(proofs));
});

test.each(Object.entries(proofs))('%s: by JSON alone', async (title, { see, before, after, left }) => {
  const recipe = recipes.find((one) => one.title === title);
  if (!recipe) throw new Error(`There is no recipe "${title}".`);
  expect(await see()).toEqual(before);
  await run(recipe.commands);
  undo = await follow(copy.root, recipe);
  if (recipe.commands.length > 0) undo = asShipped;
  expect(withoutTranslations(await check())).toMatch(left ?? /: 0 faults, 0 remarks\.\s*$/);
  await t.definitions.reload();
  expect(t.definitions.faults()).toEqual([]);
  expect(await see()).toEqual(after);
});
