import { expect, test } from 'vitest';
import { emptyStorage } from '../../../platform/storage-in-tests.ts';
import { drawingOf, forgetDrawing, unansweredDrawing } from './unanswered-draws.ts';

emptyStorage('sessionStorage');

test('an unanswered draw is sent again unchanged, even if the guest changes the ticket', () => {
  const first = drawingOf({ orderId: 7, withTicket: true });
  expect(drawingOf({ orderId: 7, withTicket: false })).toEqual(first);
  expect(unansweredDrawing(7)).toEqual(first);
});

test('each order has a separate draw', () => {
  const first = drawingOf({ orderId: 7, withTicket: false });
  expect(drawingOf({ orderId: 8, withTicket: false }).key).not.toBe(first.key);
});

test('a tap after an answer is another draw', () => {
  const { key } = drawingOf({ orderId: 7, withTicket: true });
  forgetDrawing(7);
  const next = drawingOf({ orderId: 7, withTicket: false });
  expect(next.withTicket).toBe(false);
  expect(next.key).not.toBe(key);
});
