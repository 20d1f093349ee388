import { afterAll, beforeAll, expect, test } from 'vitest';
import { enter, staffWith } from '../../../src/server/modules/workbench/sign-in.service.ts';
import { runOperation } from '../../../src/server/start/run-operation.ts';
import { createTestApp, type TestApp } from '../../support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp();
});
afterAll(() => t.close());

const signIn = (subject: string, id: string) =>
  enter(t.deps, { subject, id, name: id, roles: ['analyst'] }, 3600);
const rebind = async (...args: string[]) => {
  const { said, code } = await runOperation(t.deps, ['rebind-staff', ...args]);
  return `${code} ${said}`;
};
const issuer = 'https://new.example';

test('a provider with another address locks no person out for good: the operator binds the id anew', async () => {
  const entered = await signIn('https://old.example a1', 'ayse');
  const token = 'token' in entered ? entered.token : '';
  await signIn('https://old.example m1', 'mehmet');
  expect(await signIn(`${issuer} a1`, 'ayse')).toEqual({ fault: 'taken' });
  expect(await rebind('ayse', issuer, 'a1')).toMatch(/^0 The next sign-in/);
  expect(await staffWith(t.deps, token)).toBeUndefined();
  expect(await signIn(`${issuer} a1`, 'ayse')).toHaveProperty('token');
  expect(await signIn('https://old.example a1', 'ayse')).toEqual({ fault: 'taken' });
  expect(await t.db.query("SELECT staff_id, note FROM staff_action WHERE action = 'rebound'")).toEqual([
    { staff_id: 'ayse', note: `https://old.example a1 -> ${issuer} a1` },
  ]);
});

test('nothing is bound for an unknown person, or to a name that a person has', async () => {
  expect(await rebind('unknown', issuer, 'x1')).toMatch(/^1 There is no such person/);
  expect(await rebind('mehmet', issuer, 'a1')).toMatch(/^1 There is no such person/);
  expect(await rebind('mehmet', issuer)).toMatch(/^1 npm run operate/);
  expect(await signIn('https://old.example m1', 'mehmet')).toHaveProperty('token');
});
