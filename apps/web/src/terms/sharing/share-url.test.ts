import { expect, test } from 'vitest';
import { shareUrl } from './share-url.ts';

test('a share URL contains the shared item and the language of the sharing guest', () => {
  const origin = 'https://chifan.example';
  expect(shareUrl({ kind: 'shop', key: 7 }, 'de', origin)).toBe('https://chifan.example/share/shop/7?lang=de');
  expect(shareUrl({ kind: 'tip', key: 'tea' }, 'zh-CN', origin)).toBe(
    'https://chifan.example/share/tip/tea?lang=zh-CN',
  );
});
