import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { freezeDate } from '../../../app/testing/freeze-date.ts';
import { openConsole, shopOfTest, staffOfTest } from '../../../app/testing/open-console.tsx';

const path = '/rest/merchant/shop/rush';
const open = (shop: Parameters<typeof shopOfTest>[0]) =>
  openConsole('/orders', {
    staff: staffOfTest('merchant', { shops: [shopOfTest({ id: 6, ...shop })] }),
    answers: { '/rest/merchant/order/list': { records: [], total: 0, pageNo: 1, pageSize: 100 }, [path]: true },
  });

it('the kitchen board shows the remaining time of rush mode, and a tap ends rush mode', async () => {
  freezeDate();
  const rushUntil = new Date(Date.now() + 15 * 60_000).toISOString();
  const { user, asked } = await open({ rushMinutes: 20, rushUntil });
  expect(screen.getByText(/忙碌模式：新订单多/).textContent).toContain('20 分钟，还剩 15:00');
  await user.click(screen.getByRole('button', { name: '立即结束' }));
  await expect.poll(() => asked).toContainEqual({ path, input: { shopId: 6, rush: null }, key: null });
});

it('a merchant chooses the duration of rush mode and the minutes that rush mode adds to each preparation time', async () => {
  const { user, asked } = await open({});
  await user.click(screen.getByRole('button', { name: '忙碌模式' }));
  await user.click(screen.getByRole('radio', { name: '+20 分钟' }));
  await user.click(screen.getByRole('radio', { name: '40 分钟' }));
  await user.click(screen.getByRole('button', { name: '开启忙碌模式' }));
  await expect
    .poll(() => asked)
    .toContainEqual({ path, input: { shopId: 6, rush: { length: '40_minutes', minutes: 20 } }, key: null });
});

it('the dialog for rush mode also offers to pause the shop', async () => {
  const { user } = await open({});
  await user.click(screen.getByRole('button', { name: '忙碌模式' }));
  await user.click(screen.getByRole('button', { name: '改为暂停接单' }));
  expect(screen.getByText('暂停接单多久？')).toBeDefined();
});
