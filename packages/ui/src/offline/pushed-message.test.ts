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

test('a pushed message becomes a notification in its language that opens the app, once per notice', () => {
  const message = parsePushedMessage(pushed);
  expect(message && notificationOf(message, '/web/')).toMatchObject({
    tag: 'notice-7',
    lang: 'ar',
    dir: 'rtl',
    data: { address: '/web/#/pages/order/detail/detail?orderId=7' },
  });
});

test.each([null, 'text', {}, { ...pushed, title: 7 }])('the push data %s of another shape is not shown', (data) => {
  expect(parsePushedMessage(data)).toBeUndefined();
});
