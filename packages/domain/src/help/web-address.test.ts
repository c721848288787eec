import { expect, test } from 'vitest';
import { allowedWebAddress } from './web-address.ts';

const list = { origins: ['https://track.example', 'https://chifan.example'], own: 'https://chifan.example' };

test('allowedWebAddress returns a URL of an allowed origin with its path and query', () => {
  expect(allowedWebAddress('https://track.example/p/7?x=1#top', list)).toBe('https://track.example/p/7?x=1#top');
  expect(allowedWebAddress('https://TRACK.example', list)).toBe('https://track.example/');
});

test.each([
  'http://track.example/p',
  'https://track.example:8443/',
  'https://track.example.evil.example/',
  'https://evil.example/https://track.example/',
  'https://track.example@evil.example/',
  'https://user:secret@track.example/',
  'https://sub.track.example/',
  '//track.example/p',
  'javascript:alert(1)',
  'data:text/html,<p>x</p>',
  'blob:https://track.example/7',
  'pages/index/index',
  '',
])('allowedWebAddress rejects the URL “%s”', (address) => {
  expect(allowedWebAddress(address, list)).toBeUndefined();
});

test('allowedWebAddress rejects a URL of the app’s own origin', () => {
  expect(allowedWebAddress('https://chifan.example/web/', list)).toBeUndefined();
});
