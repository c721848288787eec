import { expect, it } from 'vitest';
import { boardJobForTest } from './board-job-for-test.ts';
import { jobsIn, minutesSince } from './board-view.ts';

it('jobsIn returns the delivery jobs of one stage (free, fetching or bringing), and all jobs for “all”', () => {
  const courier = { id: 3, name: '李建国', phone: null, isSuspended: false };
  const free = boardJobForTest({ orderId: 1 });
  const fetching = boardJobForTest({ orderId: 2, courier, state: 'to_be_picked_up' });
  const bringing = boardJobForTest({ orderId: 3, courier, state: 'to_be_delivered' });
  const all = [free, fetching, bringing];
  expect(jobsIn('free', all)).toEqual([free]);
  expect(jobsIn('fetching', all)).toEqual([fetching]);
  expect(jobsIn('bringing', all)).toEqual([bringing]);
  expect(jobsIn('all', all)).toEqual(all);
});

it('minutesSince counts whole minutes since an instant, and returns 0 for a future instant', () => {
  const now = new Date('2026-11-26T12:00:59Z');
  expect(minutesSince('2026-11-26T11:50:00Z', now)).toBe(10);
  expect(minutesSince('2026-11-26T12:05:00Z', now)).toBe(0);
});
