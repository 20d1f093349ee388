import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { judgeGoods } from '../../../src/definitions/goods/judge-goods.ts';
import { isPhoneNamed, type PhoneMaker, phonesNamed } from '../../../src/shared/esim-phones.ts';
import { ROOT } from '../../support/definitions.ts';

const bytes = readFileSync(join(ROOT, 'teams/content/esim-phones.json'));
const schema = JSON.parse(readFileSync(join(ROOT, 'schemas/import/esim-phones.import.json'), 'utf8'));
const makers: PhoneMaker[] = JSON.parse(bytes.toString());

test('the file is sound, and names no phone twice', () => {
  expect(judgeGoods(schema, bytes)).toHaveProperty('items');
  expect(new Set(makers.map(({ maker }) => maker)).size).toBe(makers.length);
});

test.each([
  ['iphone 13', 'Apple iPhone 13'],
  ['İPHONE 13', 'Apple iPhone 13'],
  ['Apple iPhone 13', 'Apple iPhone 13'],
  ['galaxy s21+', 'Samsung Galaxy S21+'],
  ['Samsung S21 plus', 'Samsung Galaxy S21+'],
  ['pixel7', 'Google Pixel 7'],
  ['flip 5', 'Samsung Galaxy Z Flip5'],
])('"%s" finds the %s', (typed, phone) => {
  expect(phonesNamed(makers, typed, 3)[0]).toBe(phone);
});

test.each(['iPhone 8', 'Nokia 3310', 'Galaxy S10', 'x', '', '  '])('"%s" finds nothing', (typed) => {
  expect(phonesNamed(makers, typed, 3)).toEqual([]);
});

test.each(['iPhone 13', 'apple iphone 13', 'Galaxy S21+'])('"%s" is the whole name of a phone', (typed) => {
  expect(isPhoneNamed(makers, typed)).toBe(true);
});

test.each(['Xiaomi 12', 'iPhone X', 'Galaxy', ''])('"%s" is not', (typed) => {
  expect(isPhoneNamed(makers, typed)).toBe(false);
});

test('at most so many are named', () => {
  expect(phonesNamed(makers, 'galaxy', 5)).toHaveLength(5);
});
