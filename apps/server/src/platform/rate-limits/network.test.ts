import { describe, expect, test } from 'vitest';
import { coarseNetwork, networkOf, plainAddress } from './network.ts';

describe('the network that a limit counts', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7', null],
    ['::ffff:203.0.113.7', '203.0.113.7', null],
    ['::FFFF:cb00:7107', '203.0.113.7', null],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ])(
    'for rate limits, the IP address %s belongs to the network %s and to the /48 site %s (null for IPv4)',
    (ip, near, site) => {
      expect(networkOf(ip)).toEqual({ near, site });
    },
  );

  test('IP addresses of one IPv6 /64 are one network, and the next /64 is another network', () => {
    const near = (tail: string) => networkOf(`2001:db8:1:${tail}`).near;
    expect(near('2:a:b:c:d')).toBe(near('2::1'));
    expect(near('3::1')).not.toBe(near('2::1'));
  });
});

test('plainAddress returns an invalid IP address unchanged', () => {
  for (const odd of ['', 'unknown', '1.2.3', 'fe80::zz']) expect(plainAddress(odd)).toBe(odd);
});

test.each([
  ['203.0.113.7', '203.0.113.0'],
  ['::ffff:203.0.113.7', '203.0.113.0'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
])('the shortened IP address of %s is %s', (ip, coarse) => {
  expect(coarseNetwork(ip)).toBe(coarse);
});
