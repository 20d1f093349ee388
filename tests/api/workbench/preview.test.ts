import { type FastifyReply, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowFrames, allowInFrame, allowPage } from '../../../src/server/http/security-headers.ts';
import { enter } from '../../../src/server/modules/workbench/sign-in.service.ts';
import type { DraftBegun } from '../../../src/shared/api/workbench-drafts.ts';
import type { FlowView, PreviewView, WalkView } from '../../../src/shared/api/workbench-preview.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';
import { ownFiles, wishFor } from '../../support/releases.ts';
import type { TestClient } from '../../support/test-client.ts';

const origin = 'http://127.0.0.1:3000';
const FLOW = 'schemas/order/order.flow.json';

let t: TestApp;
let ayse: TestClient;
let id: number;
beforeAll(async () => {
  t = await createTestApp({ withReleases: true, env: { WORKBENCH: '1', DEFINITIONS_FROM: 'release' } });
  const entered = await enter(
    t.deps,
    { subject: 'test ayse', id: 'ayse', name: 'Ayşe', roles: ['analyst'] },
    8 * 3600,
  );
  ayse = t.client();
  if ('token' in entered) ayse.cookies.set('fanline-staff', entered.token);
  id = (await post('drafts', { reason: 'See it' })).payload<DraftBegun>().id ?? 0;
});
afterAll(() => t.close());

const post = (path: string, body: object) => ayse.post(`/workbench/api/${path}`, body, { origin });
type Typed = Record<string, string>;
const filesOf = (typed: Typed) => Object.entries(typed).map(([path, text]) => ({ path, text }));
const preview = async (form: string, typed: Typed = {}, more: { field?: string; judges?: boolean } = {}) =>
  (await post(`drafts/${id}/preview`, { form, ...more, files: filesOf(typed) })).payload<PreviewView>();
const flow = async (order: object, typed: Typed = {}) =>
  (
    await post(`drafts/${id}/flow`, { flow: 'order/order.flow', order, files: filesOf(typed) })
  ).payload<FlowView>();

/** The two modules of a form's script, joined as a release has it in one. */
async function scriptOf(form: PreviewView['form'], lang: 'de' | 'tr'): Promise<string> {
  const [checks, said] = [await ayse.get(form?.checks ?? ''), await ayse.get(form?.scripts[lang] ?? '')];
  for (const { headers } of [checks, said])
    expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  const judging = checks.text.replace(/\nreturn \{[a-z, ]+\};\n\};\n$/, '');
  return said.text.replace(/^export default \(rt, \{[a-z, ]+\}\) => \{/, () => judging);
}

test('the form of a draft is what would be published, word for word', async () => {
  const { form, faults, today } = await preview('auth/register');
  expect(faults).toEqual([]);
  expect(today).toBe('2026-03-02');
  expect(form?.version).toBe(t.definitions.versions()['auth/register']);
  for (const lang of ['de', 'tr'] as const) {
    const published = await ayse.get(`/definitions/${form?.version}/auth/register.${lang}.js`);
    expect(await scriptOf(form, lang)).toBe(published.text);
  }
});

test('it is what would be published after words and rules were typed one after the other', async () => {
  const [WORDS, RULES] = ['locales/de/fields.json', 'schemas/definitions/idNumber.schema.json'];
  const own = await ownFiles();
  const typed = (path: string, from: string, to: string) => ({
    [path]: (own.get(path) ?? '').replace(from, to),
  });
  const word = typed(WORDS, '"field.idNumber.label": "', '"field.idNumber.label": "Neu ');
  const rule = typed(RULES, '"minLength": 5', '"minLength": 6');
  const formOf = async (files: Typed) => (await preview('auth/register', files)).form;
  const forms = [await formOf({}), await formOf(word), await formOf({ ...word, ...rule })] as const;
  const [plain, renamed, both] = [
    await scriptOf(forms[0], 'de'),
    await scriptOf(forms[1], 'de'),
    await scriptOf(forms[2], 'de'),
  ];
  // A browser that has the checks reads no others for a word.
  expect(forms[1]?.checks).toBe(forms[0]?.checks);
  expect(forms[2]?.checks).not.toBe(forms[0]?.checks);
  const checksOf6 = (script: string) => script.split('< 6').length;
  expect(renamed).toContain('Neu Ausweisnummer');
  expect(checksOf6(renamed)).toBe(checksOf6(plain));
  // The limit is in the help and in the checks.
  expect(both).toContain('6 bis 20 Buchstaben');
  expect(checksOf6(both)).toBe(checksOf6(plain) + 1);
  expect(await scriptOf(await formOf({}), 'de')).toBe(plain);
}, 60_000);

test('it follows what is typed, saved or not, and stores nothing', async () => {
  const wish = Object.fromEntries([...(await wishFor('q'))].map(([path, text]) => [path, text ?? '']));
  const counted = () => t.db.query('SELECT count(*)::int AS n FROM definition_file');
  const before = await counted();
  const { form } = await preview('order/approval', wish, { field: '/wish' });
  expect(form?.fields.find(({ pointer }) => pointer === '/wish')?.rules).toMatchObject([
    { rule: 'maxLength', limit: { de: '8' } },
    { rule: 'pattern', words: { de: 'Bitte beginnen Sie mit dem Buchstaben q.', tr: expect.any(String) } },
  ]);
  // The sentences of all fields would be long.
  expect(form?.fields.filter(({ rules }) => rules).map(({ pointer }) => pointer)).toEqual(['/wish']);
  expect((await preview('order/approval')).form?.fields.some(({ pointer }) => pointer === '/wish')).toBe(
    false,
  );
  expect(await counted()).toEqual(before);
});

test('the examples of a form are judged by what is typed, where that is asked', async () => {
  expect((await preview('order/jersey')).form?.judged).toEqual([]);
  const [path, limit] = ['schemas/order/jersey.schema.json', '"maximum": 99'];
  const text = (await ownFiles()).get(path) ?? '';
  const found = async (typed: Typed) =>
    (await preview('order/jersey', typed, { judges: true })).form?.judged ?? [];
  const said = (judged: Awaited<ReturnType<typeof found>>) =>
    judged.flatMap(({ valid, invalid }) => [...valid, ...invalid].flat());
  expect(await found({})).toMatchObject([{ file: 'schemas/order/jersey.examples.json' }]);
  expect(said(await found({}))).toEqual([]);
  expect(said(await found({ [path]: text.replace(limit, '"maximum": 98') }))).toEqual([
    'This example should pass but breaks "maximum" at /number.',
  ]);
});

test('each field says where its answer is kept, and passwords are marked', async () => {
  const fields = (await preview('auth/register')).form?.fields ?? [];
  const at = (pointer: string) => fields.find((field) => field.pointer === pointer);
  expect(at('/contact/postalCode')).toMatchObject({ columns: ['users.postal_code'], isSecret: false });
  expect(at('/security/password')).toMatchObject({ isSecret: true });
});

test.each([
  ['half a file', '{ "type": ', 'This is not valid JSON'],
  [
    'an unknown word',
    '{ "$schema": "../meta/form.meta.json", "type": "object", "propertys": {} }',
    'propertys',
  ],
  ['a strange type', '{ "type": "object", "properties": { "x": { "type": "strin" } } }', 'strin'],
])('%s is said at its place, and nothing is shown', async (_title, text, sentence) => {
  const { form, faults } = await preview('order/approval', { 'schemas/order/approval.schema.json': text });
  expect(form).toBeNull();
  expect(faults[0]).toMatchObject({
    file: 'schemas/order/approval.schema.json',
    sentence: expect.stringContaining(sentence),
  });
});

test('names that mean something elsewhere are data', async () => {
  const strange = '"></script><script>alert(1)</script>\u2028*/`$(1)';
  const text = JSON.stringify({ type: 'object', properties: { [strange]: { type: 'string' } } });
  const typed = {
    'schemas/order/approval.schema.json': text.replace(
      '"properties":{',
      '"properties":{"__proto__":{"type":"string"},',
    ),
  };
  const { form, faults } = await preview('order/approval', typed);
  expect([form, faults.length > 0]).toEqual([null, true]);
  expect(Object.hasOwn(Object.prototype, 'type')).toBe(false);
});

test('a form, a draft or a script that there is not', async () => {
  expect((await preview('order/no-such')).faults[0]?.sentence).toContain('missing');
  expect((await post('drafts/999/preview', { form: 'auth/login', files: [] })).status).toBe(404);
  expect((await ayse.get(`/workbench/api/preview-scripts/${'0'.repeat(32)}.js`)).status).toBe(404);
});

test('the way of an order through the flow, and why a part is passed by', async () => {
  const { flow: found, faults } = await flow({
    ...{ customerType: 'business', numberType: 'port', userInfo: { known: true } },
    tariff: { slug: 'single-l', hasFormOption: false },
  });
  expect(faults).toEqual([]);
  const shown = found?.steps.map(({ id: one, isShown, forms }) => [
    ...[one, isShown],
    ...forms.filter((form) => form.isShown).map(({ form }) => form),
  ]);
  expect(shown).toEqual([
    ['tariff', true, 'order/tariff'],
    ['number', true, 'order/number', 'order/porting'],
    ['options', false],
    ['approval', true, 'order/payment', 'order/coupon', 'order/approval'],
  ]);
  expect(found?.steps[2]?.when).toEqual({
    de: '„Art der Rufnummer“ = neue Nummer oder „Tarif mit Trikot“ = ja',
    tr: expect.stringContaining('„Numara türü“ = yeni numara'),
    en: '„kind of number“ = new number or „plan with a jersey“ = yes',
  });
  expect(found?.choices.map(({ pointer }) => pointer)).toEqual([
    '/customerType',
    '/numberType',
    '/simType',
    '/userInfo/known',
    '/tariff/hasFormOption',
  ]);
});

test('what an order does not say yet leaves steps and forms open', async () => {
  const { flow: found } = await flow({ numberType: 'port' });
  expect(found?.steps.map(({ id: one, isOpen }) => [one, isOpen])).toEqual([
    ...[
      ['tariff', false],
      ['number', false],
      ['options', true],
      ['approval', false],
    ],
  ]);
  const open = found?.steps.flatMap(({ forms }) => forms.filter((form) => form.isOpen));
  expect(open?.map(({ form }) => form)).toEqual(['order/jersey', 'order/options', 'auth/register']);
});

test('the flow follows what is typed', async () => {
  const written = JSON.parse((await ownFiles()).get(FLOW) ?? '');
  const only = { properties: { customerType: { const: 'business' } }, required: ['customerType'] };
  written.steps[2].skips = [{ name: 'firms', when: only }];
  const typed = { [FLOW]: JSON.stringify(written) };
  const options = async (customerType: string) =>
    (await flow({ customerType, numberType: 'new' }, typed)).flow?.steps[2];
  expect(await options('private')).toMatchObject({ isShown: true, skips: [{ name: 'firms', isMet: false }] });
  expect(await options('business')).toMatchObject({
    isShown: false,
    skips: [{ name: 'firms', isMet: true }],
  });
  expect((await flow({}, { [FLOW]: '{ "steps": 1 }' })).faults).toHaveLength(1);
});

test('an order of a draft is what would be published, with all of its forms, and follows what is typed', async () => {
  const walk = async (typed: Typed = {}) =>
    (
      await post(`drafts/${id}/walk`, { flow: 'order/order.flow', files: filesOf(typed) })
    ).payload<WalkView>();
  const { walk: found, faults } = await walk();
  expect(faults).toEqual([]);
  const published = t.definitions.versions();
  expect(found?.version).toBe(published['order/order.flow']);
  expect(Object.fromEntries(found?.forms.map(({ form, version }) => [form, version]) ?? [])).toEqual(
    Object.fromEntries(found?.forms.map(({ form }) => [form, published[form]]) ?? []),
  );
  const script = await ayse.get(found?.scripts.tr ?? '');
  const own = await ayse.get(`/definitions/${found?.version}/order/order.flow.tr.js`);
  expect(script.text).toBe(own.text);
  const wish = Object.fromEntries([...(await wishFor('q'))].map(([path, text]) => [path, text ?? '']));
  const changed = (await walk(wish)).walk?.forms ?? [];
  const others = (found?.forms ?? []).filter(({ version }) =>
    changed.every((one) => one.version !== version),
  );
  expect(others.map(({ form }) => form)).toEqual(['order/approval']);
  expect((await walk({ [FLOW]: '{ "steps": 1 }' })).faults).toHaveLength(1);
  expect((await walk({ 'schemas/order/coupon.schema.json': '{' })).faults[0]?.file).toBe(
    'schemas/order/coupon.schema.json',
  );
});

/** The policy of a page. */
async function policyOf(allow: (reply: FastifyReply) => FastifyReply): Promise<Map<string, string>> {
  const app = fastify();
  app.get('/', (_request, reply) => allow(allowPage(reply)).send(''));
  const { headers } = await app.inject('/');
  const parts = String(headers['content-security-policy']).split('; ');
  return new Map(parts.map((part) => [part.split(' ')[0] ?? '', part.slice(part.indexOf(' ') + 1)]));
}

test('the frame connects to nothing, sends no form, and stands in our page alone', async () => {
  const [frame, page] = [await policyOf(allowInFrame), await policyOf(allowFrames)];
  expect(Object.fromEntries(frame)).toMatchObject({
    ...{ 'connect-src': "'none'", 'form-action': "'none'", 'frame-ancestors': "'self'" },
    ...{ 'default-src': "'none'", 'script-src': "'self'", 'require-trusted-types-for': "'script'" },
  });
  expect([page.get('frame-src'), page.get('frame-ancestors')]).toEqual(["'self'", "'none'"]);
  expect((await ayse.get('/workbench/preview/no-such')).status).toBe(404);
});
