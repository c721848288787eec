import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { act } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import * as sound from '../../../bell/sound.ts';
import { queryClient } from '../../../platform/query.ts';
import { orderForTest } from '../../../staff-order/order-for-test.ts';

vi.mock(import('../../../bell/sound.ts'), async (original) => ({
  ...(await original()),
  playBell: vi.fn(),
  playLoudBell: vi.fn(),
}));
const ring = vi.mocked(sound.playBell);
beforeEach(() => ring.mockClear());

const listOf = (records: StaffOrder[]) => ({ records, total: records.length, pageNo: 1, pageSize: 100 });
const waiting = (id: number) => orderForTest({ id, state: 'pending', timeline: [] });
const begunBy = (id: number, event: 'accept' | 'choose_restaurant', actor: 'merchant' | 'member') => {
  const row = { event, actor, from: null, to: 'delivering', reason: null, at: new Date().toISOString() } as const;
  return orderForTest({ id, state: 'delivering', timeline: [row] });
};

const open = (orders: StaffOrder[]) =>
  openConsole('/orders', {
    staff: staffOfTest('merchant'),
    answers: { '/rest/merchant/order/list': listOf(orders) },
  });
const nowThereAre = (orders: StaffOrder[]): void =>
  act(() => {
    queryClient.setQueryData(['orders', 'open'], listOf(orders));
  });
const rung = () => ring.mock.calls.length;

it('the console rings once for an order that another tablet accepted before this tablet loaded the order', async () => {
  await open([]);
  const taken = begunBy(8, 'accept', 'merchant');
  nowThereAre([taken]);
  await expect.poll(rung).toBe(1);
  nowThereAre([{ ...taken, version: taken.version + 1 }]);
  expect(rung()).toBe(1);
});

it('the console rings for an unanswered order, but not for an order that was accepted before the console opened', async () => {
  await open([begunBy(8, 'accept', 'merchant')]);
  expect(rung()).toBe(0);
  nowThereAre([begunBy(8, 'accept', 'merchant'), waiting(9)]);
  await expect.poll(rung).toBe(1);
  // Another tablet accepted order 9, so the order is not new any more.
  nowThereAre([begunBy(8, 'accept', 'merchant'), begunBy(9, 'accept', 'merchant')]);
  expect(rung()).toBe(1);
});

it('the console rings once for each unread message to the kitchen, and does not ring for read messages or messages to other people', async () => {
  const order = begunBy(8, 'accept', 'merchant');
  const message = (id: number, changes: Partial<StaffOrder['messages'][number]> = {}) => ({
    id,
    from: 'member' as const,
    to: 'merchant' as const,
    code: 'how_long',
    text: '',
    textZh: '',
    at: new Date().toISOString(),
    ownWords: null,
    readAt: null,
    ...changes,
  });
  await open([order]);
  expect(rung()).toBe(0);
  const others = [message(1, { to: 'courier' }), message(2, { readAt: new Date().toISOString() })];
  nowThereAre([{ ...order, messages: others }]);
  expect(rung()).toBe(0);
  nowThereAre([{ ...order, messages: [...others, message(3)] }]);
  await expect.poll(rung).toBe(1);
  nowThereAre([{ ...order, version: order.version + 1, messages: [...others, message(3)] }]);
  expect(rung()).toBe(1);
  nowThereAre([{ ...order, messages: [...others, message(3), message(4)] }]);
  await expect.poll(rung).toBe(2);
});

it('the console rings for a set meal when its guest chooses the shop, even if other orders are newer', async () => {
  await open([waiting(90)]);
  const before = rung();
  nowThereAre([waiting(90), begunBy(7, 'choose_restaurant', 'member')]);
  await expect.poll(rung).toBe(before + 1);
});

it('the console rings the loud bell for an order that is unanswered for five minutes', async () => {
  const loud = vi.mocked(sound.playLoudBell);
  loud.mockClear();
  const since = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
  await open([{ ...waiting(8), paidAt: since(4) }]);
  expect(loud).not.toHaveBeenCalled();
  nowThereAre([{ ...waiting(9), paidAt: since(6) }]);
  await expect.poll(() => loud.mock.calls.length).toBe(1);
  nowThereAre([begunBy(9, 'accept', 'merchant')]);
  expect(loud).toHaveBeenCalledTimes(1);
});
