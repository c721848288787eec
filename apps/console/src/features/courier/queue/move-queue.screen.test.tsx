import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { openConsole, refuse, staffOfTest } from '../../../app/testing/open-console.tsx';
import { orderForTest } from '../../../staff-order/order-for-test.ts';
import { sendQueuedActions } from './send-queued-actions.ts';

const path = { collect: '/rest/courier/job/collect', handOver: '/rest/courier/job/handOver' } as const;
const button = (name: string) => screen.queryByRole('button', { name });

/** A delivery job whose food is ready for collection. */
const ready = (changes: Partial<StaffOrder> = {}): StaffOrder =>
  orderForTest({
    id: 7,
    type: 'delivery',
    dining: null,
    state: 'to_be_picked_up',
    isMine: true,
    allowedEvents: ['collect'],
    ...changes,
  });

let isAway = false;
afterEach(() => {
  isAway = false;
});

/** A server response, or a network error while the test simulates a phone without a network. */
const reached =
  <Answer,>(answer: () => Answer) =>
  () => {
    if (isAway) throw new TypeError('no network');
    return answer();
  };

function open(job: StaffOrder, collected: () => StaffOrder | ReturnType<typeof refuse>) {
  const delivered = ready({ state: 'delivered', allowedEvents: [] });
  const answers = {
    '/rest/courier/job/list': reached(() => ({ mine: [job], offered: [], offers: [], ways: [], onBreak: null })),
    [path.collect]: reached(collected),
    [path.handOver]: reached(() => delivered),
  };
  return openConsole('/deliveries', { staff: staffOfTest('courier'), answers });
}
const collected = () => ready({ state: 'to_be_delivered', allowedEvents: ['hand_over', 'hand_back'] });
const stored = () => JSON.parse(localStorage.getItem('security.consoleMoves.1') ?? '[]');

it('a courier without a network can collect and hand over food, and the console later sends both actions in this sequence', async () => {
  const { user, asked, text } = await open(ready(), collected);
  isAway = true;
  await user.click(button('我已取餐')!);
  await waitFor(() => expect(text()).toContain('待发送：「我已取餐」'));
  expect(text()).toContain('没有网络，已记下');
  expect(screen.getByText('配送中')).toBeDefined();
  await user.click(button('送达')!);
  await user.type(screen.getByLabelText('收货码'), '4711');
  await user.click(button('核对并确认送达')!);
  await waitFor(() => expect(text()).toContain('待发送：「送达」'));
  expect(button('送达')).toBeNull();
  // The queue in local storage, which the console would load after a reload.
  expect(stored().map(({ move }: { move: object }) => move)).toEqual([
    { kind: 'collect' },
    { kind: 'hand_over', proof: { code: '4711' } },
  ]);
  isAway = false;
  const before = asked.length;
  await act(() => sendQueuedActions());
  const moves = asked
    .slice(before)
    .filter(({ path: asks }) => asks.startsWith('/rest/courier/job/') && !asks.endsWith('/list'));
  expect(moves.map(({ path: asks }) => asks)).toEqual([path.collect, path.handOver]);
  expect(stored()).toEqual([]);
  expect(text()).not.toContain('待发送');
});

it('the console sends a courier’s queued action that was stored before a reload', async () => {
  const left = {
    id: 'left',
    orderId: 9,
    number: '9',
    at: Date.now() - 5 * 60_000,
    move: { kind: 'collect' },
    isLate: true,
    refusal: null,
  };
  localStorage.setItem('security.consoleMoves.1', JSON.stringify([left]));
  const { asked } = await open(ready(), collected);
  await waitFor(() => expect(asked.find(({ path: asks }) => asks === path.collect)?.input).toEqual({ orderId: 9 }));
  await waitFor(() => expect(stored()).toEqual([]));
});

it('the console does not send or show queued actions of another courier on the same phone', async () => {
  const theirs = JSON.stringify([
    { id: 'theirs', orderId: 9, number: '9', at: 0, move: { kind: 'collect' }, isLate: true, refusal: null },
  ]);
  localStorage.setItem('security.consoleMoves.2', theirs);
  const { asked, text } = await open(ready(), collected);
  expect(text()).not.toContain('待发送');
  expect(asked.some(({ path: asks }) => asks === path.collect)).toBe(false);
  expect(localStorage.getItem('security.consoleMoves.2')).toBe(theirs);
});

it('a courier’s queued action that the server refuses later shows the reason until the courier confirms it', async () => {
  let answer: () => StaffOrder | ReturnType<typeof refuse> = collected;
  const { user, text } = await open(ready(), () => answer());
  isAway = true;
  await user.click(button('我已取餐')!);
  await waitFor(() => expect(text()).toContain('待发送'));
  answer = () => refuse('order_not_found');
  isAway = false;
  await act(() => sendQueuedActions());
  expect(screen.getByText('「我已取餐」没有成功').closest('[role=alert]')?.textContent).toContain('order_not_found');
  expect(button('我已取餐')).not.toBeNull();
  await user.click(button('知道了')!);
  expect(stored()).toEqual([]);
});

it('a courier’s action that the server refuses at once shows an error and is not queued', async () => {
  const { user, text } = await open(ready(), () => refuse('transition_not_allowed'));
  await user.click(button('我已取餐')!);
  await waitFor(() => expect(text()).toContain('transition_not_allowed'));
  expect(text()).not.toContain('没有成功');
  expect(stored()).toEqual([]);
});
