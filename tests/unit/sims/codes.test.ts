import { expect, test } from 'vitest';
import { ALL_OFF, codesOf, forwardings, targetOf } from '../../../src/client/features/sims/dial-codes.ts';
import { activationText, installLinks } from '../../../src/client/features/sims/esim-link.ts';

test.each([
  ['0171 3920001', '+491713920001'],
  ['030/231-252-31', '+493023125231'],
  ['0049 171 3920001', '+491713920001'],
  ['+90 (212) 555 00 11', '+902125550011'],
  ['+491713920001', '+491713920001'],
])('%s is dialled as %s', (typed, target) => {
  expect(targetOf(typed)).toBe(target);
});

test.each(['', '0', '12', '171 3920001', '+0171', '0171abc', '*#06#', '**21*0171#', `0${'1'.repeat(20)}`])(
  '%j is no number to forward to',
  (typed) => expect(targetOf(typed)).toBeUndefined(),
);

test('each forwarding is switched on, off and asked for by the codes of 3GPP TS 22.030', () => {
  expect(forwardings.map((one) => codesOf(one, '3311'))).toEqual([
    { on: '**21*3311#', off: '##21#', ask: '*#21#' },
    { on: '**61*3311#', off: '##61#', ask: '*#61#' },
    { on: '**62*3311#', off: '##62#', ask: '*#62#' },
    { on: '**67*3311#', off: '##67#', ask: '*#67#' },
  ]);
  expect(ALL_OFF).toBe('##002#');
});

test('the links of both systems hold the same code as the QR code', () => {
  const esim = { smdpAddress: 'rsp.fanline.example', activationCode: 'A1-B2' };
  expect(activationText(esim)).toBe('LPA:1$rsp.fanline.example$A1-B2');
  const links = installLinks(esim);
  for (const link of Object.values(links))
    expect(new URL(link).searchParams.get('carddata')).toBe(activationText(esim));
  expect(new URL(links.ios).host).toBe('esimsetup.apple.com');
  expect(new URL(links.android).host).toBe('esimsetup.android.com');
});
