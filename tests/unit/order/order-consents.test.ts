import { expect, test } from 'vitest';
import { withOrderConsents } from '../../../src/server/modules/orders/order-consents.ts';

const register = { security: { password: 'x' } };
const agreed = (approval: unknown, security: object = register.security) =>
  withOrderConsents({ 'auth/register': { security }, 'order/approval': approval })['auth/register'];

test('what is agreed to with the order counts for the account', () => {
  expect(agreed({ termsAccepted: true, marketingConsent: true })).toEqual({
    security: { password: 'x', isCheck: true, marketingConsent: true },
  });
  expect(agreed({ termsAccepted: true, marketingConsent: false })).toEqual({
    security: { password: 'x', isCheck: true },
  });
});

test('nothing is agreed to that nobody ticked, and what the registration says stays', () => {
  for (const approval of [undefined, null, [], {}, { termsAccepted: 'true' }, { termsAccepted: false }])
    expect(agreed(approval)).toEqual(register);
  expect(
    agreed({ termsAccepted: true, marketingConsent: true }, { isCheck: false, marketingConsent: false }),
  ).toEqual({
    security: { isCheck: false, marketingConsent: false },
  });
});

test('forms of any shape pass unharmed to those who judge them', () => {
  for (const forms of [
    {},
    { 'auth/register': null },
    { 'auth/register': { security: 3 }, 'order/approval': {} },
  ])
    expect(withOrderConsents(forms)).toEqual(forms);
});
