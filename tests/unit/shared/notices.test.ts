import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  addressNotices,
  customerNotices,
  defaultWays,
  isChosen,
  noticeOf,
  serviceNotices,
} from '../../../src/shared/notices.ts';
import { ROOT } from '../../support/definitions.ts';

const wordsIn = (lang: string, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(ROOT, `locales/${lang}/${file}.json`), 'utf8'));

/** Words that no mail or SMS has by itself: parts of others, and of papers. */
const PARTS = new Set(['answer', 'button', 'foot', 'kept', 'notice', 'receipt']);

const names = Object.keys(customerNotices) as (keyof typeof customerNotices)[];
const sorted = [...names, ...addressNotices, ...serviceNotices];

test.each(['de', 'tr'])('every mail and SMS in %s is in exactly one list, and nothing else is', (lang) => {
  const said = new Set(Object.keys(wordsIn(lang, 'outbox')).map((key) => key.split('.')[1] ?? ''));
  expect([...said].filter((name) => !PARTS.has(name)).sort()).toEqual([...sorted].sort());
  expect(new Set(sorted).size).toBe(sorted.length);
});

test.each(['de', 'tr'])('what a notice of a customer needs has words in %s', (lang) => {
  const outbox = wordsIn(lang, 'outbox');
  const page = wordsIn(lang, 'messages');
  for (const name of names) {
    const notice = noticeOf(name);
    expect(outbox[`outbox.${name}.subject`], name).toMatch(/\S/);
    // A notice by SMS alone has words for each of its steps.
    const isSmsAlone = !isChosen(notice) && !notice.always.includes('email');
    expect(isSmsAlone || outbox[`outbox.${name}.text`] !== undefined, name).toBe(true);
    if (isChosen(notice)) continue;
    expect(page[`messages.page.kind.${name}`], name).toMatch(/\S/);
    const hasOwnSms = isSmsAlone || outbox[`outbox.${name}.sms`] !== undefined;
    expect(notice.always.includes('sms') ? hasOwnSms : true, name).toBe(true);
  }
});

test('what the law asks for, and what protects an account, is never chosen', () => {
  const always = [
    'invoice',
    'collectionPlanned',
    'invoiceOverdue',
    'orderReceived',
    'orderPaid',
    'optionBooked',
  ];
  const more = ['contractCancelled', 'contractWithdrawn', 'packageWithdrawn', 'termReminder', 'porting'];
  const guards = [
    'passwordChanged',
    'contactChanged',
    'guardedAct',
    'simReplacementProved',
    'simReplaced',
    'simCardSent',
    'simCardGivenUp',
  ];
  for (const name of [...always, ...more, ...guards] as typeof names)
    expect(isChosen(noticeOf(name)), name).toBe(false);
});

test('without a choice mails come, prizes and gifts only with the consent to advertising', () => {
  expect(defaultWays('usage', false)).toEqual(['email']);
  expect(defaultWays('fun', false)).toEqual([]);
  expect(defaultWays('fun', true)).toEqual(['email']);
});
