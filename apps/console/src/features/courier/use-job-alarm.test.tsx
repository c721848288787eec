import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../app/testing/open-console.tsx';
import * as sound from '../../bell/sound.ts';
import { queryClient } from '../../platform/query.ts';
import { orderForTest } from '../../staff-order/order-for-test.ts';

vi.mock(import('../../bell/sound.ts'), async (original) => ({ ...(await original()), playBell: vi.fn() }));
const ring = vi.mocked(sound.playBell);

beforeEach(() => ring.mockClear());
afterEach(() => vi.restoreAllMocks());

const job = (id: number, changes: Partial<StaffOrder> = {}) =>
  orderForTest({ id, type: 'delivery', dining: null, state: 'to_be_picked_up', ...changes });
type Jobs = { mine: StaffOrder[]; offered: StaffOrder[]; offers?: [] };

async function openWith(jobs: Jobs, isOnDuty = true) {
  const answers = { '/rest/courier/job/list': { offers: [], ways: [], onBreak: null, ...jobs } };
  await openConsole('/deliveries', { staff: staffOfTest('courier', { isOnDuty }), answers });
}
const nowThereAre = (jobs: Jobs): void =>
  act(() => {
    queryClient.setQueryData(['jobs'], { offers: [], ways: [], onBreak: null, ...jobs });
  });

it('the courier’s alarm rings once for each newly offered job, but not for jobs that were offered when the console opened', async () => {
  await openWith({ mine: [], offered: [job(7)] });
  expect(ring).not.toHaveBeenCalled();
  nowThereAre({ mine: [], offered: [job(7), job(8)] });
  await expect.poll(() => ring.mock.calls.length).toBe(1);
  nowThereAre({ mine: [], offered: [job(8), job(9)] });
  await expect.poll(() => ring.mock.calls.length).toBe(2);
  // Another courier returned job 7, so it is offered again.
  nowThereAre({ mine: [], offered: [job(7), job(8), job(9)] });
  await expect.poll(() => ring.mock.calls.length).toBe(3);
});

it('the courier’s alarm rings for an assigned job but not for a job that the courier takes', async () => {
  await openWith({ mine: [], offered: [job(7)] });
  nowThereAre({ mine: [job(7, { isMine: true })], offered: [] });
  expect(ring).not.toHaveBeenCalled();
  nowThereAre({ mine: [job(7, { isMine: true }), job(9, { isMine: true })], offered: [] });
  await expect.poll(() => ring.mock.calls.length).toBe(1);
});

it('the alarm of an off-duty courier rings for messages but not for delivery jobs', async () => {
  const mine = job(3, { isMine: true });
  await openWith({ mine: [mine], offered: [] }, false);
  nowThereAre({ mine: [mine], offered: [job(9)] });
  expect(ring).not.toHaveBeenCalled();
  const at = new Date().toISOString();
  const said = {
    id: 5,
    from: 'member',
    to: 'courier',
    code: 'coming_down',
    text: '',
    textZh: '',
    at,
    ownWords: null,
    readAt: null,
  } as const;
  nowThereAre({ mine: [{ ...mine, messages: [said] }], offered: [job(9)] });
  await expect.poll(() => ring.mock.calls.length).toBe(1);
});
