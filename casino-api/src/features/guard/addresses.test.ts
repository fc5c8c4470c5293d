import { describe, expect, it } from 'vitest';
import { countedAddress } from './addresses';

describe('an address is counted', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    [' 203.0.113.9 ', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
  ])('%s as %s', (ip, counted) => {
    expect(countedAddress(ip)).toBe(counted);
  });

  it.each(['', 'unknown', '127.0.0.1', '::1', '::', 'DROP TABLE', '1.2.3'])('not when it is nobody’s: %j', (ip) => {
    expect(countedAddress(ip)).toBeNull();
  });
});
