import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen, refuse } from '../../app/testing/open-screen.tsx';
import { line, order } from '../../app/testing/sample-mall-order.ts';
import type { MallOrder, MallOrderCard, MallRefund, MallRefundPreview } from '../../data/mall-order.ts';

const refund = (changed: Partial<MallRefund> = {}): MallRefund => ({
  id: 4,
  number: 'MR26112100004',
  orderId: 9,
  orderNumber: 'M2611210009',
  orderState: 'after_sale_processing',
  state: 4,
  reason: 14,
  note: 'A lid is missing',
  photos: [],
  items: [line(0, 'Longjing tea')],
  asked: 400,
  granted: null,
  decisionReason: null,
  decisionWords: null,
  createdAt: '2026-11-21T04:00:00.000Z',
  decidedAt: null,
  allowedEvents: ['withdraw'],
  timeline: [{ event: 'apply', from: null, to: 1, actor: 'member', at: '2026-11-21T04:00:00.000Z' }],
  ...changed,
});

const preview: MallRefundPreview = {
  reasons: [13, 14],
  lines: [
    { ...line(0, 'Longjing tea'), left: 2 },
    { ...line(1, 'Blue cup'), left: 0 },
  ],
};

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const buttons = () => screen.getAllByRole('button').map((each) => each.textContent);

describe('refund request for points', () => {
  const open = (answer: MallRefundPreview | ReturnType<typeof refuse>) =>
    openScreen('pages/internal/mall/order/refund/apply/apply', {
      params: { orderId: '9' },
      answers: {
        '/rest/mall/refund/preview': () => answer,
        '/rest/mall/refund/apply': refund(),
        '/rest/mall/refund/progress': refund(),
      },
    });

  it('the refund form of a mall order lets the guest choose units of each product and shows the points', async () => {
    const { user, text: said } = await open(preview);
    expect(said()).toContain('Which products?');
    expect(said()).toMatch(/Blue cup.*Points already returned/);
    expect(screen.queryByRole('button', { name: 'One more: Blue cup' })).toBeNull();
    expect(said()).toContain('You get back up to0 points');
    await user.click(button('One more: Longjing tea'));
    expect(said()).toContain('You get back up to200 points');
    await user.click(button('Select all'));
    expect(said()).toContain('You get back up to400 points');
  });

  it('the refund form of a mall order reports missing products or a missing reason before it sends the request', async () => {
    const { user, text: said, asked } = await open(preview);
    await user.click(button('Submit request'));
    expect(said()).toContain('Choose at least one product.');
    expect(said()).toContain('Choose a reason.');
    await user.click(button('Select all'));
    await user.click(screen.getByRole('radio', { name: 'Something in the parcel is missing' }));
    await user.type(screen.getByLabelText('What went wrong?'), 'No lid');
    await user.click(button('Submit request'));
    await waitFor(() => expect(said()).toContain('Points requested400 points'));
    expect(asked.find(({ path }) => path === '/rest/mall/refund/apply')?.input).toEqual({
      orderId: 9,
      items: [{ position: 0, number: 2 }],
      reason: 14,
      note: 'No lid',
      photos: [],
    });
  });

  it('a mall order that can no longer be refunded shows the reason and a link to the order', async () => {
    const { text: said } = await open(refuse('refund_too_late'));
    expect(said()).toContain('No refund possible now');
    expect(screen.getByRole('link', { name: 'View order' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Submit request' })).toBeNull();
  });
});

describe('progress of a refund of points', () => {
  const open = (shown: MallRefund, shownOrder: MallOrder = order()) =>
    openScreen('pages/internal/mall/order/refund/progress/progress', {
      params: { refundId: '4' },
      answers: {
        '/rest/mall/refund/progress': shown,
        '/rest/mall/refund/withdraw': refund({ state: 6, allowedEvents: [] }),
        '/rest/mall/order/detail': shownOrder,
      },
    });

  it('the refund screen of a mall order shows the requested products and the reason, and cancels the request after a confirmation', async () => {
    const { user, text: said, asked } = await open(refund());
    expect(said()).toMatch(/Under review.*Refund requested.*Longjing tea.*400 points/);
    expect(said()).toMatch(/Something in the parcel is missing.*A lid is missing.*Refund MR26112100004/);
    await user.click(button('Cancel request'));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('No points are returned.');
    expect(asked.map(({ path }) => path)).not.toContain('/rest/mall/refund/withdraw');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel request' }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/mall/refund/withdraw'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('a partial refund of a mall order shows the refunded points and the reason', async () => {
    const { text: said } = await open(
      refund({ state: 7, granted: 100, decisionWords: 'Only some of it was affected.', allowedEvents: [] }),
    );
    expect(said()).toContain('This is part of the points you requested.');
    expect(said()).toContain('Points granted100 pointsOnly some of it was affected.');
    expect(screen.queryByRole('button', { name: 'Request again' })).toBeNull();
  });

  it('after a refund request of a mall order has ended, the guest can request another refund if the order allows it', async () => {
    const over = refund({ state: 5, allowedEvents: [] });
    const { user, navigator } = await open(over, order({ allowedEvents: ['apply_for_refund'] }));
    await user.click(await screen.findByRole('button', { name: 'Request again' }));
    expect(navigator.entry().path).toBe('pages/internal/mall/order/refund/apply/apply');
  });
});

describe('mall order', () => {
  const open = (changed: Partial<MallOrder>) =>
    openScreen('pages/internal/mall/order/detail/detail', {
      params: { orderId: '9' },
      answers: {
        '/rest/mall/order/detail': order(changed),
        '/rest/mall/order/cancel': order({ state: 'cancelled' }),
        '/rest/mall/order/confirm': order({ state: 'completed' }),
      },
    });

  it.each<[string, MallOrder['allowedEvents'][number]]>([
    ['Cancel order', 'cancel'],
    ['I received my parcel', 'confirm'],
    ['Request a refund', 'apply_for_refund'],
  ])('the mall order screen shows the button “%s” only if the server allows its event', async (name, event) => {
    await open({ allowedEvents: [event] });
    expect(buttons()).toContain(name);
  });

  it('the mall order screen shows no action buttons if the server allows no events', async () => {
    await open({ allowedEvents: [] });
    for (const name of ['Cancel order', 'I received my parcel', 'Request a refund', 'Order again'])
      expect(buttons()).not.toContain(name);
  });

  it.each([
    ['2026-11-21T04:01:00.000Z', 'You get back 800 points right away'],
    [null, 'You haven’t paid yet, so no points are taken.'],
  ])('cancelling a mall order paid at %s shows the refunded points and requires a reason', async (paidAt, words) => {
    const { user, asked } = await open({ state: 'pending', paidAt, allowedEvents: ['cancel'] });
    await user.click(button('Cancel order'));
    const drawer = within(await screen.findByRole('dialog'));
    expect((await screen.findByRole('dialog')).textContent).toContain(words);
    expect(drawer.getByRole<HTMLButtonElement>('button', { name: 'Cancel order' }).disabled).toBe(true);
    await user.click(drawer.getByRole('radio', { name: 'I ordered the wrong item or too few' }));
    await user.click(drawer.getByRole('button', { name: 'Cancel order' }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/mall/order/cancel'));
    expect(asked.find(({ path }) => path === '/rest/mall/order/cancel')?.input).toEqual({ orderId: 9, reason: 3 });
  });

  it('the mall order screen shows the next step, the parcel and the deadlines', async () => {
    const { text: said } = await open({
      allowedEvents: ['apply_for_refund'],
      confirmsAt: '2026-12-01T04:00:00.000Z',
      refundableUntil: '2026-12-02T04:00:00.000Z',
      refunded: 100,
      remark: 'Ring twice',
    });
    expect(said()).toContain('It will be marked as received on Tue, Dec 1.');
    expect(said()).toContain('You can request a refund until Wed, Dec 2, 12:00.');
    expect(said()).toContain('Returned to you: 100 points');
    expect(said()).toMatch(/Total800 points.*NoteRing twice.*Order numberM2611210009.*PlacedNov 21, 12:00.*PaidNov 21/);
  });

  it('confirming the receipt of a parcel first shows how long refunds are possible', async () => {
    const { user, asked } = await open({ allowedEvents: ['confirm'] });
    await user.click(button('I received my parcel'));
    expect((await screen.findByRole('dialog')).textContent).toMatch(
      /Have you received your parcel\?.*Please open it first\. After that, you can request a refund for \d+ days\./,
    );
    await user.click(button('Yes, I received it'));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/mall/order/confirm'));
  });
});

describe('list of mall orders', () => {
  const open = (records: readonly MallOrderCard[], params = {}) =>
    openScreen('pages/order/index/index', {
      params: { kind: 'mall', ...params },
      answers: {
        '/rest/mall/order/list': {
          records: [...records],
          total: records.length,
          pageNo: 1,
          pageSize: 20,
          counts: { to_pay: 0, in_progress: records.length, after_sale: 0, finished: 0 },
        },
        '/rest/mall/order/detail': order({ allowedEvents: ['cancel'] }),
      },
    });
  const card = (changed: Partial<MallOrderCard>): MallOrderCard => order(changed);

  it('the card of a mall order shows its products, and its most likely action as the last button', async () => {
    const { text: said } = await open([card({ allowedEvents: ['apply_for_refund', 'confirm'] })]);
    await waitFor(() => expect(said()).toContain('Longjing teaand 1 more product4 pieces'));
    expect(buttons().slice(-2)).toEqual(['Where is my parcel?', 'I received my parcel']);
  });

  it.each<[Partial<MallOrderCard>, string]>([
    [{ state: 'unpaid', allowedEvents: ['cancel', 'pay'] }, 'Pay 800 points'],
    [{ state: 'after_sale_processing' }, 'View refund'],
    [{ state: 'completed' }, 'Order again'],
  ])('the last button on the card of the mall order %j is “%s”', async (changed, name) => {
    const { text: said } = await open([card(changed)]);
    await waitFor(() => expect(said()).toContain('Longjing tea'));
    expect(buttons().at(-1)).toBe(name);
  });

  it('cancelling a mall order from the list loads the order’s cancel reasons', async () => {
    const { user, text: said } = await open([card({ state: 'pending', allowedEvents: ['cancel'] })]);
    await waitFor(() => expect(said()).toContain('Longjing tea'));
    await user.click(button('Cancel order'));
    expect((await screen.findByRole('dialog')).textContent).toContain('I ordered the wrong item or too few');
  });

  it('an empty list of mall orders links to the points mall', async () => {
    const { text: said } = await open([]);
    await waitFor(() => expect(said()).toContain('No points mall orders yet'));
    expect(button('See what your points can buy')).toBeDefined();
  });

  it('the mall order list sends group and search text to the server, and shows a message if nothing matches', async () => {
    const { text: said, asked } = await open([], { group: 'after_sale', search: 'M2611' });
    await waitFor(() => expect(said()).toContain('No order matches'));
    expect(asked.find(({ path }) => path === '/rest/mall/order/list')?.input).toMatchObject({
      group: 'after_sale',
      search: 'M2611',
    });
  });
});
