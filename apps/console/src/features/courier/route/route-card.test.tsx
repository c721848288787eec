import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { jobs, mine } from '../job-for-test.ts';

const open = ({ path, list }: ReturnType<typeof jobs>, answers: Parameters<typeof openConsole>[1]['answers'] = {}) =>
  openConsole(path, { staff: staffOfTest('courier'), answers: { ...list, ...answers } });

describe('route of several jobs', () => {
  const shop = { shopLatitude: '31.230400', shopLongitude: '121.473700' };
  const to = (id: number, latitude: string, changes: Partial<StaffOrder> = {}) =>
    mine({
      id,
      dayNumber: id,
      ...shop,
      address: {
        ...mine().address,
        address: '',
        addressZh: `${id}号楼`,
        doorNumber: '',
        latitude,
        longitude: '121.473700',
      },
      promisedAt: new Date(Date.now() + 20 * 60_000).toISOString(),
      ...changes,
    });
  const stops = () =>
    within(screen.getByRole('list', { name: '顺路路线' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent ?? '');

  it('a courier with several jobs sees the stops as one route with the promised times, and the job cards in the sequence of the route', async () => {
    await open(jobs('/deliveries', [to(4, '31.260400'), to(5, '31.240400')]));
    expect(stops()).toEqual([
      expect.stringMatching(/到店取餐 #4、#5.*老街面馆/),
      expect.stringMatching(/送达 #5.*5号楼.*\d\d:\d\d 前送达/),
      expect.stringMatching(/送达 #4.*4号楼.*\d\d:\d\d 前送达/),
    ]);
    const cards = screen.getAllByRole('heading', { name: /号/ }).map(({ textContent }) => textContent);
    expect(cards[0]).toContain('4 号');
  });

  it('the route of a courier marks a late delivery', async () => {
    const late = { promisedAt: new Date(Date.now() - 5 * 60_000).toISOString() };
    await open(jobs('/deliveries', [to(4, '31.260400'), to(5, '31.240400', late)]));
    expect(stops()[1]).toMatch(/已超时 [56] 分钟/);
  });

  it('a courier with one job sees no route', async () => {
    await open(jobs('/deliveries', [to(4, '31.260400')]));
    expect(screen.queryByRole('list', { name: '顺路路线' })).toBeNull();
  });
});
