import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../../platform/storage-in-tests.ts';
import { clearDrawRequest, drawRequestOf, unansweredDrawRequest } from './unanswered-draw-requests.ts';

createMemoryStorage('sessionStorage');

test('a prize draw request without a response is repeated unchanged, even if the member changes the ticket meanwhile', () => {
  const first = drawRequestOf({ orderId: 7, withTicket: true });
  expect(drawRequestOf({ orderId: 7, withTicket: false })).toEqual(first);
  expect(unansweredDrawRequest(7)).toEqual(first);
});

test('prize draw requests of different orders have different idempotency keys', () => {
  const first = drawRequestOf({ orderId: 7, withTicket: false });
  expect(drawRequestOf({ orderId: 8, withTicket: false }).key).not.toBe(first.key);
});

test('after a response, the next prize draw request has a new idempotency key', () => {
  const { key } = drawRequestOf({ orderId: 7, withTicket: true });
  clearDrawRequest(7);
  const next = drawRequestOf({ orderId: 7, withTicket: false });
  expect(next.withTicket).toBe(false);
  expect(next.key).not.toBe(key);
});
