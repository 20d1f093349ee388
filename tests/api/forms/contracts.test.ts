import { afterAll, beforeAll, expect, test } from 'vitest';
import { problemLine } from '../../../src/definitions/problem.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { copyDefinitions, type DefinitionsCopy } from '../../support/definitions-copy.ts';
import { examplesOf } from '../../support/example.ts';
import { customer, guestWithProof, phones, registration } from '../../support/people.ts';

let copy: DefinitionsCopy;
let t: TestApp;
beforeAll(async () => {
  copy = await copyDefinitions();
  t = await createTestApp({ root: copy.root });
});
afterAll(async () => {
  await t.close();
  await copy.remove();
});

type Json = Record<string, unknown>;
type Form = { properties: Record<string, Json & Form>; required: string[] };

/** Edits a file as an analyst does, and puts it back. */
async function withEdit(
  file: string,
  change: (form: Form) => void,
  then: (faults: string[]) => Promise<void>,
) {
  let before = '';
  await copy.edit(file, (text) => {
    before = text;
    const form = JSON.parse(text);
    change(form);
    return JSON.stringify(form);
  });
  try {
    await t.definitions.reload();
    await then(t.definitions.faults().map(problemLine));
  } finally {
    await copy.edit(file, () => before);
    await t.definitions.reload();
  }
  expect(t.definitions.faults()).toEqual([]);
}

const without = (form: Form, name: string) => {
  delete form.properties[name];
  form.required = form.required.filter((other) => other !== name);
};
const section = (form: Form, name: string) => form.properties[name] as Form;

let people = 0;
/** A new person each time: what a registration answers must not depend on the one before. */
async function registers(): Promise<number> {
  people += 1;
  const phone = `+491713920010${people}`;
  const client = await guestWithProof(t, phone);
  return (await client.post('/api/auth/register', registration({ phone, email: `p${people}@example.org` })))
    .status;
}

const REGISTER = 'schemas/auth/register.schema.json';

test.each<[string, (form: Form) => void, string]>([
  [
    'the support password moved to the person',
    (form) => {
      const { keyword } = section(form, 'security').properties;
      without(section(form, 'security'), 'keyword');
      section(form, 'personal').properties.keyword = keyword as Json & Form;
      section(form, 'personal').required.push('keyword');
    },
    `${REGISTER}#/properties/security: /security/keyword must stay where it was, it is now /personal/keyword: the account's support password is made from it.`,
  ],
  [
    'the city deleted',
    (form) => without(section(form, 'contact'), 'city'),
    `${REGISTER}#/properties/contact: /contact/city must stay: letters, papers and the billing system have the address.`,
  ],
  [
    'the birthday made optional',
    (form) => {
      const personal = section(form, 'personal');
      personal.required = personal.required.filter((name) => name !== 'birthday');
    },
    `${REGISTER}#/properties/personal/properties/birthday: /personal/birthday must be required: a customer is identified by it (§ 172 TKG).`,
  ],
])('%s: held back, and a registration answers as before', async (_what, change, sentence) => {
  await withEdit(REGISTER, change, async (faults) => {
    expect(faults).toEqual([sentence]);
    expect(await registers()).toBe(201);
  });
});

test('a survey without ratings is held back, and the survey is stored as before', async () => {
  await withEdit(
    'schemas/survey/answer.schema.json',
    (form) => without(form, 'rating'),
    async (faults) => {
      expect(faults.join()).toContain('/rating must stay: the answers are counted by it.');
      expect((await t.client().post('/api/survey', { rating: 4 })).status).toBe(201);
    },
  );
});

test('a shared piece that changes its type is held back in every form that is read', async () => {
  await withEdit(
    'schemas/definitions/houseNumber.schema.json',
    (piece) => Object.assign(piece, { maxLength: 40 }),
    async (faults) => {
      expect(faults).toHaveLength(2);
      expect(faults.join()).toContain('/contact/houseNumber must have at most 20 characters');
      const { client } = await customer(t, 'anna');
      const { valid } = await examplesOf('account/profile');
      const sent = { ...valid, phone: phones.anna, email: 'anna@example.org', houseNumber: 'x'.repeat(30) };
      expect((await client.send('PUT', '/api/auth/me', sent)).status).toBe(422);
    },
  );
});

test('a flow that no longer asks new customers who they are is held back', async () => {
  await withEdit(
    'schemas/order/order.flow.json',
    (flow) => {
      const { steps } = flow as unknown as {
        steps: { forms: { form: string }[]; parts?: { id: string }[] | undefined }[];
      };
      for (const step of steps) {
        step.forms = step.forms.filter(({ form }) => form !== 'auth/register');
        step.parts = step.parts?.filter(({ id }) => id !== 'data');
      }
    },
    async (faults) => {
      expect(faults.join()).toContain(
        '"auth/register" must be shown to every order with {"userInfo":{"known":false}}: the account of a new customer is made from it.',
      );
      expect(t.definitions.flow('order/order.flow', 'de')?.steps.at(-1)?.forms[0]?.form).toBe(
        'auth/register',
      );
    },
  );
});
