import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../app/testing/open-console.tsx';

it('a courier’s earnings screen shows today’s booked earnings first, then the fees that are not booked yet, and then the earnings of each business day', async () => {
  const day = '2026-11-29';
  const { text } = await openConsole('/pay', {
    staff: staffOfTest('courier'),
    answers: {
      '/rest/courier/earnings': {
        balance: 50_00,
        waiting: 12_00,
        pending: { inHand: { jobs: 1, fees: 6_50 }, delivered: { jobs: 2, fees: 12_00 } },
        today: { jobs: 5, fees: 30_00, day },
        days: [
          { day, earned: 18_00, refunded: 0, orders: 3 },
          { day: '2026-11-28', earned: 32_00, refunded: 0, orders: 6 },
        ],
        weeks: [],
        done: { records: [], total: 0, pageNo: 1, pageSize: 20, archivedUntil: null },
      },
    },
  });
  expect(text()).toMatch(/今日已入账 3 单.*18\.00.*今日送达 5 单/);
  expect(text()).toMatch(/待入账：已送达 2 单.*12\.00.*待入账：手上 1 单.*6\.50.*累计收入.*50\.00/);
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows[1]).toMatch(/2026-11-29.*3.*18\.00/);
  expect(rows[2]).toMatch(/2026-11-28.*6.*32\.00/);
});
