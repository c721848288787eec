import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { type OrderDetail, sampleOrder } from '../../../app/testing/sample-order.ts';

const open = (changed: Partial<OrderDetail>) =>
  openScreen('pages/order/detail/detail', {
    params: { orderId: '9' },
    answers: { '/rest/order/detail': sampleOrder(changed) },
  });

describe('cancellation of an order', () => {
  const cancelled = { allowedEvents: ['cancel'] } satisfies Partial<OrderDetail>;
  const ask = async (changed: Partial<OrderDetail>) => {
    const opened = await open({ ...cancelled, ...changed });
    await opened.user.click(await screen.findByRole('button', { name: 'Cancel order' }));
    return { ...opened, drawer: within(await screen.findByRole('dialog')) };
  };

  it('the cancel dialog shows the exact refund and where the money goes', async () => {
    const { text } = await ask({
      state: 'pending',
      refundableNow: 2_800,
      returnsNow: [
        { amount: 280, to: 'balance' },
        { amount: 2_520, to: 'stripe' },
      ],
    });
    expect(text()).toMatch(/You get back CN¥28\.00.*balanceCN¥2\.80.*card.*CN¥25\.20/i);
  });

  it('the cancel dialog of an unpaid order says that nothing is charged', async () => {
    const { text } = await ask({ state: 'unpaid' });
    expect(text()).toContain('You haven’t paid, so you won’t be charged.');
  });

  it('cancelling requires a reason, and reasons about couriers appear only if the order has a courier', async () => {
    const { drawer, user, asked } = await ask({ state: 'pending', refundableNow: 2_800 });
    const confirm = drawer.getByRole<HTMLButtonElement>('button', { name: 'Cancel order' });
    expect(confirm.disabled).toBe(true);
    expect(drawer.queryByText(/rider|courier/i)).toBeNull();
    await user.click(drawer.getAllByRole('radio')[0] as HTMLElement);
    await user.click(confirm);
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/order/cancel'));
  });
});
