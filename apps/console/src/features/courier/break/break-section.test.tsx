import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { jobs, mine, noWays } from '../job-for-test.ts';

const open = ({ path, list }: ReturnType<typeof jobs>, answers: Parameters<typeof openConsole>[1]['answers'] = {}) =>
  openConsole(path, { staff: staffOfTest('courier'), answers: { ...list, ...answers } });

const button = (name: string) => screen.queryByRole('button', { name });

describe('a break', () => {
  const resting = (endsAt: string | null, path: '/jobs' | '/deliveries' = '/jobs', own: readonly StaffOrder[] = []) =>
    openConsole(path, {
      staff: staffOfTest('courier'),
      answers: {
        '/rest/courier/job/list': { mine: [...own], offered: [], offers: [], ...noWays, onBreak: { endsAt } },
        '/rest/courier/break/end': true,
      },
    });
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

  it.each([
    ['20 分钟', 20],
    ['直到我手动结束', null],
  ] as const)('a courier who chooses the break length “%s” starts a break of this length', async (label, minutes) => {
    const path = '/rest/courier/break/start';
    const { user, asked } = await open(jobs('/jobs', []), { [path]: true });
    await user.click(screen.getByRole('button', { name: '休息一下' }));
    await user.click(screen.getByLabelText(label));
    await user.click(screen.getByRole('button', { name: '开始休息' }));
    await expect.poll(() => asked).toContainEqual({ path, input: { minutes }, key: null });
  });

  it('a courier on a break sees the remaining time instead of the job list, and can end the break', async () => {
    const { user, asked, text } = await resting(inMinutes(10));
    expect(text()).toContain('休息中，暂不派新单');
    expect(screen.getByRole('timer').textContent).toMatch(/^(10:00|9:5\d)$/);
    expect(text()).not.toContain('暂无可接订单');
    await user.click(screen.getByRole('button', { name: '结束休息' }));
    await expect.poll(() => asked.map((each) => each.path)).toContain('/rest/courier/break/end');
  });

  it('a courier on a break still sees the delivery jobs that the courier has already taken', async () => {
    const { text } = await resting(null, '/deliveries', [mine({ allowedEvents: ['collect'] })]);
    expect(text()).toContain('休息中，暂不派新单');
    expect(button('我已取餐')).not.toBeNull();
  });

  it('the break of a courier ends on the screen at its end time, even before the server reports the end', async () => {
    const { text } = await resting(inMinutes(-1));
    expect(text()).not.toContain('休息中');
    expect(button('休息一下')).not.toBeNull();
  });
});
