import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { type FakeResponses, openScreen } from '../../../app/testing/open-screen.tsx';
import type { RefundDetail } from '../../../data/refund.ts';

const name = { text: 'Old Street Noodles', language: 'en' as const };

const refund = (changed: Partial<RefundDetail> = {}): RefundDetail => ({
  id: 4,
  number: 'R20261121000004',
  orderId: 9,
  orderNumber: '20261121000009',
  orderState: 'after_sale_processing',
  shopName: name,
  shopNameZh: '老街面馆',
  state: 2,
  reason: 'missing_items',
  note: null,
  photos: [],
  items: [{ name, nameZh: '担担面', quantity: 2, amount: 2_800 }],
  asked: 2_800,
  granted: null,
  offer: null,
  gatewayRefunds: [],
  merchantRefusal: null,
  decisionWords: null,
  liable: null,
  dueAt: '2026-11-22T04:00:00.000Z',
  createdAt: '2026-11-21T04:00:00.000Z',
  allowedEvents: ['withdraw'],
  timeline: [],
  ...changed,
});

/** A refund request with a partial offer: CN¥10 of CN¥28, of which a tenth goes to the balance. */
const offered = (changed: Partial<RefundDetail> = {}): RefundDetail =>
  refund({
    state: 3,
    offer: {
      amount: 1_000,
      reason: 'part_eaten',
      words: 'Part of it was as you ordered it.',
      parts: { amount: 1_000, balance: 100, gateway: 900 },
    },
    allowedEvents: ['accept_offer', 'appeal', 'withdraw'],
    ...changed,
  });

const open = (shown: RefundDetail, answers: FakeResponses = {}) =>
  openScreen('pages/order/refund/progress/progress', {
    params: { refundId: '4' },
    answers: { '/rest/order/refund/progress': shown, ...answers },
  });

const button = (label: string) => screen.queryByRole('button', { name: label });

describe('partial refund offer', () => {
  it('a partial refund offer shows its sum, the requested sum, the reason, and what happens without a response', async () => {
    const { text } = await open(offered());
    expect(text()).toContain('The restaurant offers a partial refund');
    expect(text()).toContain('OfferedCN¥10.00Refund requestedCN¥28.00');
    expect(text()).toContain('CN¥1.00 to your balance, CN¥9.00 to what you paid with.');
    expect(text()).toContain('Part of it was as you ordered it.');
    expect(text()).toContain('Accept it or ask us to decide by Nov 22, 12:00.');
    expect(text()).toContain('If you do nothing, you get this amount then.');
  });

  it('accepting a partial refund offer first warns that the decision is final', async () => {
    const { user, asked } = await open(offered(), { '/rest/order/refund/accept': refund({ state: 7 }) });
    await user.click(button('Accept CN¥10.00') as HTMLElement);
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('You get CN¥10.00 of CN¥28.00 now. The request is then closed');
    expect(asked.map(({ path }) => path)).not.toContain('/rest/order/refund/accept');
    await user.click(within(dialog).getByRole('button', { name: 'Accept CN¥10.00' }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/order/refund/accept'));
    expect(asked.find(({ path }) => path === '/rest/order/refund/accept')?.input).toEqual({ refundId: 4 });
  });

  it('a guest can appeal a partial refund offer with their own text', async () => {
    const { user, asked } = await open(offered(), { '/rest/order/refund/appeal': refund({ state: 4 }) });
    await user.click(button('Ask us to decide') as HTMLElement);
    const drawer = await screen.findByRole('dialog');
    const send = within(drawer).getByRole<HTMLButtonElement>('button', { name: 'Send' });
    expect(send.disabled).toBe(true);
    await user.type(within(drawer).getByLabelText('Why isn’t this enough?'), 'Both bowls were cold');
    await user.click(send);
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/order/refund/appeal'));
    expect(asked.find(({ path }) => path === '/rest/order/refund/appeal')?.input).toMatchObject({
      refundId: 4,
      note: 'Both bowls were cold',
    });
    expect(asked.map(({ path }) => path)).not.toContain('/rest/order/refund/accept');
  });

  it('cancelling a refund request that has a partial offer warns that the guest loses the offer', async () => {
    const { user, asked } = await open(offered());
    await user.click(button('Cancel request') as HTMLElement);
    expect((await screen.findByRole('dialog')).textContent).toContain('You also give up the refund on offer.');
    expect(asked.map(({ path }) => path)).not.toContain('/rest/order/refund/withdraw');
  });
});

describe('refused refund request', () => {
  const refused = (changed: Partial<RefundDetail> = {}) =>
    refund({ state: 3, decisionWords: 'The photos do not show it.', allowedEvents: ['appeal'], ...changed });

  it('a refused refund request shows the reason and the deadline for an appeal', async () => {
    const { text } = await open(refused());
    expect(text()).toContain('The restaurant declined');
    expect(text()).toContain('The photos do not show it.');
    expect(text()).toContain('You can ask us to decide by');
    expect(button('Ask us to decide')).not.toBeNull();
    expect(text()).not.toMatch(/Accept|Offered/);
  });

  it('a refund request that the platform has refused offers no action', async () => {
    const { text } = await open(refused({ state: 5, allowedEvents: [], dueAt: null }));
    expect(text()).toContain('We couldn’t approve it');
    expect(screen.queryByRole('region', { name: 'What you can do' })).toBeNull();
  });
});

describe('granted refund request', () => {
  const granted = (changed: Partial<RefundDetail> = {}) =>
    refund({
      state: 7,
      granted: { amount: 2_800, balance: 0, gateway: 2_800 },
      gatewayRefunds: [{ amount: 2_800, to: 'stripe', state: 'settled', settledAt: '2026-11-21T05:00:00.000Z' }],
      allowedEvents: [],
      dueAt: null,
      ...changed,
    });

  it('a granted refund is shown as returned only after the money has arrived', async () => {
    const settledAt = '2026-11-21T05:00:00.000Z';
    const toWallet = granted({ gatewayRefunds: [{ amount: 2_800, to: 'alipay', state: 'settled', settledAt }] });
    expect((await open(toWallet)).text()).toContain('Your money is back');
  });

  it('a refund to a card shows that the bank books it later (rule refund-25)', async () => {
    const { text } = await open(granted());
    expect(text()).toContain('Your money is coming back');
    await screen.findByText('Sent to your bank');
    expect(text()).toContain('Your bank may take up to 10 working days to show it.');
    expect(text()).not.toMatch(/Arrived|Your money is back/);
  });

  it('a refund that the gateway has not settled is shown as on its way', async () => {
    const { text } = await open(
      granted({ gatewayRefunds: [{ amount: 2_800, to: 'stripe', state: 'pending', settledAt: null }] }),
    );
    expect(text()).toContain('Your money is coming back');
    expect(text()).not.toContain('Your money is back');
  });

  it('a refund that is lower than requested is shown as a partial refund', async () => {
    const { text } = await open(granted({ granted: { amount: 1_000, balance: 0, gateway: 1_000 } }));
    expect(text()).toContain('Refund approvedCN¥10.00This is part of the refund you requested.');
  });
});

it.each<[string, Partial<RefundDetail>, boolean]>([
  ['a refused request', { state: 3 }, false],
  ['a granted refund', { state: 7, granted: { amount: 2_800, balance: 0, gateway: 2_800 } }, true],
])('whether the newest step of %s is green: %s', async (_, changed, isGreen) => {
  const at = '2026-11-21T04:00:00.000Z';
  const applied = { event: 'apply', from: null, to: 1, actor: 'member', reason: null, at } as const;
  await open(refund({ timeline: [applied], ...changed }));
  const step = (await screen.findByRole('list', { name: 'History' })).querySelector('[aria-current=step] > span');
  expect(step?.className.includes('bg-good')).toBe(isGreen);
});

it('the margin before the requested amount follows the direction of the page and not that of the amount', async () => {
  await open(refund());
  const [amount] = await screen.findAllByText('CN¥28.00');
  expect(amount?.closest('[dir=ltr]')?.className).not.toContain('ms-auto');
});
