import { expect, test } from 'vitest';
import { shareAddress } from './share-address.ts';

test('what is passed on is an address that crawlers can read, in the language of whoever passes it on', () => {
  const origin = 'https://chifan.example';
  expect(shareAddress({ kind: 'shop', key: 7 }, 'de', origin)).toBe('https://chifan.example/share/shop/7?lang=de');
  expect(shareAddress({ kind: 'tip', key: 'tea' }, 'zh-CN', origin)).toBe(
    'https://chifan.example/share/tip/tea?lang=zh-CN',
  );
});
