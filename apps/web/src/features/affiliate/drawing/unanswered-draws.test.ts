import { expect, test } from 'vitest';
import { emptyStorage } from '../../../platform/storage-in-tests.ts';
import { drawingOf, forgetDrawing, unansweredDrawing } from './unanswered-draws.ts';

emptyStorage('sessionStorage');

test('a draw that was never answered is sent again as it was, whatever the guest would choose now', () => {
  const first = drawingOf({ orderId: 7, withTicket: true });
  expect(drawingOf({ orderId: 7, withTicket: false })).toEqual(first);
  expect(unansweredDrawing(7)).toEqual(first);
});

test('each order has a draw of its own', () => {
  const first = drawingOf({ orderId: 7, withTicket: false });
  expect(drawingOf({ orderId: 8, withTicket: false }).key).not.toBe(first.key);
});

test('after an answer the next tap is another draw', () => {
  const { key } = drawingOf({ orderId: 7, withTicket: true });
  forgetDrawing(7);
  const next = drawingOf({ orderId: 7, withTicket: false });
  expect(next.withTicket).toBe(false);
  expect(next.key).not.toBe(key);
});
