import { describe, expect, it } from 'vitest';
import { addressKey } from '../../../src/server/infra/address-key.ts';

describe('the key of an address', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['::FFFF:c000:0201', '192.0.2.1'],
    ['2001:db8:0:1:2:3:4:5', '2001:db8:0:1::/64'],
    ['2001:0DB8:0000:0001::5', '2001:db8:0:1::/64'],
    ['2001:db8:0:2::5', '2001:db8:0:2::/64'],
    ['::1', '::/64'],
    ['::', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['1:2:3:4:5:6:7::', '1:2:3:4::/64'],
    ['not an address', 'not an address'],
  ])('of %s is %s', (ip, key) => {
    expect(addressKey(ip)).toBe(key);
  });

  it('is one for all 2^64 addresses of a network, and another for the next network', () => {
    const network = '2001:db8:7:9';
    const keys = [0, 1, 0xffff].flatMap((a) =>
      [0, 1, 0xffff].map((b) => `${network}:${a.toString(16)}:0:1:${b.toString(16)}`),
    );
    expect(new Set(keys.map(addressKey))).toEqual(new Set([`${network}::/64`]));
    expect(addressKey('2001:db8:7:a::1')).not.toBe(addressKey('2001:db8:7:9::1'));
  });
});
