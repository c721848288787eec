import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { mine, noWays, offered } from '../job-for-test.ts';
import type { WayOfJob } from '../jobs.ts';

describe('list of jobs by direction', () => {
  const way = (orderId: number, direction: WayOfJob['direction'], detourMetres: number) => ({
    orderId,
    direction,
    detourMetres,
  });
  const list = (own: readonly StaffOrder[]) => ({
    '/rest/courier/job/list': {
      mine: [...own],
      offered: [offered({ id: 7, dayNumber: 7 }), offered({ id: 8, dayNumber: 8 }), offered({ id: 9, dayNumber: 9 })],
      offers: [],
      ...noWays,
      ways: [way(7, 'east', 900), way(8, 'north', 0), way(9, 'east', 300)],
    },
  });
  const openList = (own: readonly StaffOrder[]) =>
    openConsole('/jobs', { staff: staffOfTest('courier'), answers: list(own) });
  const numbersIn = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('heading', { name: /号/ })
      .map(({ textContent }) => /(\d+) 号/.exec(textContent ?? '')?.[1]);

  it('a courier without a delivery job sees the open jobs grouped by the direction of the guests’ addresses', async () => {
    await openList([]);
    expect([numbersIn('往东'), numbersIn('往北')]).toEqual([['7', '9'], ['8']]);
  });

  it('a courier with a delivery job sees the open jobs with the detour for each, the shortest detour first', async () => {
    const { text } = await openList([mine({ id: 3 })]);
    expect(numbersIn('顺路')).toEqual(['8', '9', '7']);
    expect(text()).toContain('完全顺路，不绕路');
    expect(text()).toContain('顺路，多走约 0.3 公里');
  });
});
