import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, refuse } from '../../../app/testing/open-screen.tsx';
import type { Coupon } from '../../../data/coupon.ts';

const coupon = (changed: Partial<Coupon> = {}): Coupon => ({
  id: 3,
  campaignId: 5,
  group: 'shop',
  name: { text: 'Welcome', language: 'en' },
  threshold: 5_000,
  reduction: 800,
  rebatePercent: null,
  maxRebate: null,
  shop: null,
  types: ['delivery', 'pickup', 'pack'],
  state: 'valid',
  isHeld: false,
  validFrom: '2026-11-21T04:00:00.000Z',
  validUntil: '2026-12-01T04:00:00.000Z',
  usedAt: null,
  usedOrderId: null,
  refundableUntil: null,
  purchaseId: null,
  ...changed,
});

const open = (shown: Coupon) =>
  openScreen('pages/mine/coupons/coupons', {
    params: { state: shown.state },
    answers: {
      '/rest/coupon/list': {
        records: [shown],
        total: 1,
        pageNo: 1,
        pageSize: 20,
        counts: { valid: 1, used: 0, invalid: 0 },
      },
      '/rest/coupon/claim': () => refuse('coupon_limit_reached'),
    },
  });

const use = () => screen.queryByRole('button', { name: 'Use now' });

describe('own coupon', () => {
  it('a coupon shows its reduction, its threshold and its last day', async () => {
    const { text } = await open(coupon());
    expect(text()).toMatch(/CN¥8.*on orders from CN¥50[^.].*Until Dec 1, 2026/);
    expect(use()).not.toBeNull();
  });

  it('a coupon that an unpaid order uses has the note “In an unpaid order” and cannot be used for another order', async () => {
    const { text } = await open(coupon({ isHeld: true }));
    expect(text()).toContain('In an unpaid order');
    expect(use()).toBeNull();
  });

  it('a used coupon shows when it was used and cannot be used again', async () => {
    const used = await open(coupon({ state: 'used', usedAt: '2026-11-22T04:00:00.000Z' }));
    expect(used.text()).toContain('Used on Nov 22, 2026');
    expect(use()).toBeNull();
  });
});

it('before returning a bought coupon, the guest sees until when a return is possible and where the money goes', async () => {
  const { user, asked } = await open(coupon({ purchaseId: 8, refundableUntil: '2026-11-21T15:59:00.000Z' }));
  await user.click(screen.getByRole('button', { name: 'Return coupon' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('the way you paid. You can return it today until 23:59.');
  expect(asked.map(({ path }) => path)).not.toContain('/rest/purchase/refund');
  await user.click(within(dialog).getByRole('button', { name: 'Return coupon' }));
  await waitFor(() =>
    expect(asked.find(({ path }) => path === '/rest/purchase/refund')?.input).toEqual({ purchaseId: 8 }),
  );
});

it('entering a coupon code that is used up shows an error at the field', async () => {
  const { user } = await open(coupon());
  const field = screen.getByLabelText('Coupon code');
  await user.type(field, 'welcome8{Enter}');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('coupon_limit_reached')).toBeTruthy();
});
