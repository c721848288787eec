import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../platform/storage-in-tests.ts';
import { clearDrawRequest, drawRequestOf, unansweredDrawRequest } from './unanswered-draw-requests.ts';

createMemoryStorage('sessionStorage');

test('an unanswered draw is sent again unchanged, even if the guest changes the ticket', () => {
  const first = drawRequestOf({ orderId: 7, withTicket: true });
  expect(drawRequestOf({ orderId: 7, withTicket: false })).toEqual(first);
  expect(unansweredDrawRequest(7)).toEqual(first);
});

test('each order has a separate draw', () => {
  const first = drawRequestOf({ orderId: 7, withTicket: false });
  expect(drawRequestOf({ orderId: 8, withTicket: false }).key).not.toBe(first.key);
});

test('a tap after an answer is another draw', () => {
  const { key } = drawRequestOf({ orderId: 7, withTicket: true });
  clearDrawRequest(7);
  const next = drawRequestOf({ orderId: 7, withTicket: false });
  expect(next.withTicket).toBe(false);
  expect(next.key).not.toBe(key);
});
