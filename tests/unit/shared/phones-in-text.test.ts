import { expect, test } from 'vitest';
import { withPhones } from '../../../src/shared/phones-in-text.ts';

const whole = (text: string) => text.replaceAll('_', '\u00A0');

test.each([
  ['für 01522 8817386 sind 16,3 GB', whole('für 0152_2881_7386 sind 16,3 GB')],
  ['0171 3920198 wechselt', whole('0171_3920_198 wechselt')],
  ['schon 0152 2881 7386', 'schon 0152 2881 7386'],
  ['Rechnung 2231-2026-000020 über 14,99 €', 'Rechnung 2231-2026-000020 über 14,99 €'],
])('%s', (text, shown) => {
  expect(withPhones(text)).toBe(shown);
});
