// @vitest-environment-options { "url": "https://fanline.example/" }
import { expect, test, vi } from 'vitest';
import { hasCookie, writeCookie } from '../../../src/client/lib/cookie.ts';

test('by https a cookie of a script is Secure and bound to the host by its name', () => {
  const written = vi.spyOn(document, 'cookie', 'set');
  writeCookie('fanline-session', '1', { sameSite: 'strict', maxAge: 60 });
  expect(written).toHaveBeenCalledWith(
    '__Host-fanline-session=1; path=/; samesite=strict; max-age=60; secure',
  );
  expect(hasCookie('fanline-session', '1')).toBe(true);
  writeCookie('fanline-session', '1', { sameSite: 'strict', maxAge: 0 });
  expect(hasCookie('fanline-session', '1')).toBe(false);
});
