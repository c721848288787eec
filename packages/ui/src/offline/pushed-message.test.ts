import { expect, test } from 'vitest';
import { notificationOf, parsePushedMessage } from './pushed-message.ts';

const pushed = {
  tag: 'notice-7',
  title: 'طعامك في الطريق',
  text: 'x',
  language: 'ar',
  path: 'pages/order/detail/detail',
  params: { orderId: '7' },
};

test('a pushed message becomes a notification with its language, direction, tag and target URL', () => {
  const message = parsePushedMessage(pushed);
  expect(message && notificationOf(message, '/web/')).toMatchObject({
    tag: 'notice-7',
    lang: 'ar',
    dir: 'rtl',
    data: { address: '/web/#/pages/order/detail/detail?orderId=7' },
  });
});

test.each([
  ['null', null],
  ['a plain text', 'text'],
  ['an empty object', {}],
  ['a title that is a number', { ...pushed, title: 7 }],
])('parsePushedMessage returns undefined for %s', (_, data) => {
  expect(parsePushedMessage(data)).toBeUndefined();
});
