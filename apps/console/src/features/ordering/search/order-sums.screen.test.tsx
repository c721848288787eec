import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { orderForTest } from '../../../staff-order/order-for-test.ts';

it('the details of an order show an operator the reductions, the packaging fee and the delivery fee, so that the amounts add up to the total', async () => {
  const order = orderForTest({ goods: 5_600, reductions: 600, packageFee: 200, deliveryFee: 500, paid: 5_700 });
  const { user } = await openConsole('/all-orders', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/order/list': { records: [order], total: 1, pageNo: 1, pageSize: 20 },
      '/rest/platform/payment/disputes': { records: [], total: 0, pageNo: 1, pageSize: 20 },
    },
  });
  await user.click(screen.getByRole('button', { name: /261121-000001-A/ }));
  const sheet = await screen.findByRole('dialog');
  await expect
    .poll(() => sheet.textContent)
    .toMatch(/菜品合计¥56\.00优惠[−-]¥6\.00打包费¥2\.00配送费¥5\.00客人实付¥57\.00/);
});
