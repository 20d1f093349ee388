import { expect, test } from 'vitest';
import { clientFamily } from '../../../src/server/modules/customers/client-family.ts';

const mozilla = (system: string, rest: string) => `Mozilla/5.0 (${system}) ${rest}`;
const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const iphone = 'iPhone; CPU iPhone OS 18_1 like Mac OS X';

test.each([
  [mozilla('Windows NT 10.0; Win64; x64', `${webkit} Chrome/131.0.0.0 Safari/537.36`), 'chrome', 'windows'],
  [mozilla('Windows NT 10.0', `${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0`), 'edge', 'windows'],
  [mozilla('X11; Linux x86_64; rv:132.0', 'Gecko/20100101 Firefox/132.0'), 'firefox', 'linux'],
  [mozilla('X11; CrOS x86_64 14541.0.0', `${webkit} Chrome/131.0.0.0 Safari/537.36`), 'chrome', 'chromeos'],
  [mozilla('Macintosh; Intel Mac OS X 10_15_7', 'Version/18.1 Safari/605.1.15'), 'safari', 'macos'],
  [mozilla(iphone, 'Version/18.1 Mobile/15E148 Safari/604.1'), 'safari', 'ios'],
  [mozilla(iphone, 'CriOS/131.0 Mobile/15E148 Safari/604.1'), 'chrome', 'ios'],
  [mozilla(iphone, 'FxiOS/132.0 Mobile/15E148 Safari/605.1.15'), 'firefox', 'ios'],
  [mozilla('Linux; Android 14', `${webkit} SamsungBrowser/26.0 Chrome/122.0 Mobile`), 'samsung', 'android'],
  [mozilla('Linux; Android 14', `${webkit} Chrome/131.0 Mobile Safari/537.36 OPR/85.0`), 'opera', 'android'],
  ['curl/8.9', 'other', 'other'],
  ['', 'other', 'other'],
])('%s', (header, browser, system) => {
  expect(clientFamily(header)).toEqual({ browser, system });
});

test('a request without the header is of no known family', () => {
  expect(clientFamily(undefined)).toEqual({ browser: 'other', system: 'other' });
});
