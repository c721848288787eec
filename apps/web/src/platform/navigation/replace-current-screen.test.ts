import { expect, test } from 'vitest';
import { createNavigator } from './navigator.ts';
import { replaceHistoryEntry } from './replace-current-screen.ts';

const form = 'pages/order/refund/apply/apply';
const menu = 'pages/menu/index/index';
const progress = { path: 'pages/order/refund/progress/progress', params: { refundId: '7' } };

function onForm() {
  const history = { state: null, hash: `#/${form}`, push() {}, replace() {}, go() {}, onArrive() {} };
  let keys = 0;
  return createNavigator({
    history,
    ruleOf: () => ({ access: 'public' }),
    isSignedIn: () => true,
    homePath: () => 'pages/index/index',
    onRefused: () => {},
    memory: { read: () => null, write: () => {} },
    newKey: () => String((keys += 1)),
  });
}

test('the response to a form opens the next screen in place of the form, even if the form has changed its own URL parameters', () => {
  const navigator = onForm();
  const { key } = navigator.entry();
  navigator.adjust({ orderId: '9' });
  expect(replaceHistoryEntry(navigator, key, progress)).toBe(true);
  expect(navigator.entry()).toMatchObject(progress);
});

test('a delayed response to a form does not open a screen if the guest has left the form', () => {
  const navigator = onForm();
  const { key } = navigator.entry();
  navigator.open(menu);
  expect(replaceHistoryEntry(navigator, key, progress)).toBe(false);
  expect(navigator.entry().path).toBe(menu);
});
