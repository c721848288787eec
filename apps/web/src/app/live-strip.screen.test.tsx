import { fen } from '@chifan/domain';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { invalidateLiveOrders, type LiveOrder } from '../data/live-orders.ts';
import type { OrderDetail } from '../data/ordering.ts';
import { queryClient } from '../platform/query.ts';
import { guestStorage } from '../platform/storage.ts';
import { addToCart, clearCart } from '../terms/cart/cart.ts';
import { openScreen, refuse } from './testing/open-screen.tsx';
import { sampleOrder } from './testing/sample-order.ts';

const living = (changed: Partial<LiveOrder>): LiveOrder => ({
  ...sampleOrder(changed),
  hasCourier: false,
  unreadMessages: 0,
  ...changed,
});
const open = (orders: readonly LiveOrder[]) =>
  openScreen('pages/mine/index/index', { answers: { '/rest/order/live': { orders: [...orders] } } });
const strip = () => screen.findByRole('region', { name: 'Your orders in progress' });

const delivery = { type: 'delivery', dining: null } as const;

describe('strip of a living order', () => {
  it('the bar above the tabs shows state, time and code of an active order, and a tap opens the order', async () => {
    const { user, navigator } = await open([
      living({ state: 'to_be_picked_up', pickUpCode: 'K482', dining: 'take_away' }),
    ]);
    const shown = within(await strip());
    expect(shown.getByText('The kitchen is cooking')).toBeTruthy();
    expect(shown.getByText(/Ready about \d\d:\d\d/)).toBeTruthy();
    expect(shown.getByRole('img', { name: 'Code: K 4 8 2' })).toBeTruthy();
    await user.click(shown.getByRole('link'));
    expect(navigator.entry()).toMatchObject({ path: 'pages/order/detail/detail', params: { orderId: '9' } });
  });

  it('the bar above the tabs shows the daily number of an order, but no number if the stored order has none', async () => {
    const { dayNumber: _, ...stored } = living({ id: 10 });
    await open([living({ dayNumber: 12 }), stored as LiveOrder]);
    expect(within(await strip()).getByText('#12')).toBeTruthy();
    expect((await strip()).textContent).not.toContain('#undefined');
  });

  it.each<[string, Partial<LiveOrder>]>([
    ['Looking for a courier', { state: 'to_be_picked_up', ...delivery }],
    ['Your food is ready', { state: 'to_be_picked_up', hasCourier: true, ...delivery }],
    ['Your food is on its way', { state: 'to_be_delivered', ...delivery }],
  ])('the bar above the tabs shows the state of an active order as “%s”', async (words, changed) => {
    await open([living({ ...changed, workingState: changed.state ?? 'delivering' })]);
    expect(within(await strip()).getByText(words)).toBeTruthy();
  });

  it('the bar above the tabs shows the new estimated time of a late order (rule ordering-48)', async () => {
    await open([living({ isLate: true, dining: 'take_away' })]);
    expect(within(await strip()).getByText(/Running late, about \d\d:\d\d/)).toBeTruthy();
  });

  it('the bar above the tabs shows no time for a set meal before its restaurant is chosen', async () => {
    await open([living({ setMealId: 3, state: 'pending', workingState: 'pending' })]);
    expect((await strip()).textContent).not.toMatch(/about \d\d:\d\d/);
  });

  it('the bar above the tabs links to the review form of an order that the guest has received', async () => {
    const arrived = { state: 'delivered', handOverProof: 'code', reviewAction: 'write', ...delivery } as const;
    const { user, navigator } = await open([living(arrived)]);
    await user.click(within(await strip()).getByRole('link', { name: 'Rate' }));
    expect(navigator.entry()).toMatchObject({ path: 'pages/order/evaluate/evaluate', params: { orderId: '9' } });
  });

  it('an order whose estimated time has passed since the last response is shown as late, with a new estimated time (rule ordering-48)', async () => {
    const estimatedAt = new Date(Date.now() - 120_000).toISOString();
    await open([living({ state: 'to_be_delivered', workingState: 'to_be_delivered', estimatedAt, ...delivery })]);
    expect(within(await strip()).getByText(/Running late, about/)).toBeTruthy();
  });

  it('the bar above the tabs shows the number of unread messages', async () => {
    await open([living({ unreadMessages: 2 })]);
    expect(within(await strip()).getByText('2 new messages')).toBeTruthy();
  });

  it('the bar above the tabs says that the restaurant has answered a refund request', async () => {
    await open([living({ state: 'after_sale_processing', workingState: 'delivering', refundState: 3 })]);
    expect(within(await strip()).getByText('The restaurant replied to your refund request')).toBeTruthy();
  });

  it('the bar above the tabs shows the time left to pay an unpaid order and links to the payment', async () => {
    const payBefore = new Date(Date.now() + 200_000).toISOString();
    const { user, navigator } = await open([living({ state: 'unpaid', payBefore })]);
    const shown = within(await strip());
    expect(shown.getByRole('timer').textContent).toMatch(/^3:\d\d$/);
    await user.click(shown.getByRole('link', { name: /^Pay/ }));
    expect(navigator.entry()).toMatchObject({ path: 'pages/shop/success/success', params: { orderId: '9' } });
  });

  it('the bar above the tabs shows one of several active orders, and a button shows the others', async () => {
    const { user } = await open([living({ id: 9 }), living({ id: 10 }), living({ id: 11 })]);
    const shown = within(await strip());
    expect(shown.getAllByRole('link')).toHaveLength(1);
    await user.click(shown.getByRole('button', { name: /Show all orders in progress/ }));
    expect(shown.getAllByRole('link')).toHaveLength(3);
  });

  it('the expanded list of active orders closes when the guest changes the tab, and the focus moves to the screen', async () => {
    const { user } = await open([living({ id: 9 }), living({ id: 10 })]);
    await user.click(within(await strip()).getByRole('button', { name: /Show all orders in progress/ }));
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main pages' })).getByRole('link', { name: /Tips/ }),
    );
    const shown = within(await strip());
    const button = await shown.findByRole('button', { name: /Show all orders in progress/ });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(shown.getAllByRole('link')).toHaveLength(1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });
});

describe('strip of an order that others ended', () => {
  const openUntilEnded = async (actor: 'merchant' | 'member') => {
    let orders = [living({ state: 'pending' })];
    const timeline = [{ ...(sampleOrder().timeline[0] as OrderDetail['timeline'][number]), to: 'cancelled', actor }];
    const opened = await openScreen('pages/mine/index/index', {
      answers: {
        '/rest/order/live': () => ({ orders }),
        '/rest/order/detail': () => sampleOrder({ state: 'cancelled', timeline: timeline as OrderDetail['timeline'] }),
      },
    });
    await strip();
    orders = [];
    await act(() => invalidateLiveOrders(queryClient));
    return opened;
  };
  const said = () => screen.queryByRole('region', { name: 'Order cancelled' });

  it('the bar above the tabs reports an order that the restaurant cancelled, and links to the reason', async () => {
    const { user, navigator } = await openUntilEnded('merchant');
    const shown = within(await screen.findByRole('region', { name: 'Order cancelled' }));
    expect(shown.getByText('Your money is on its way back')).toBeTruthy();
    await user.click(shown.getByRole('link'));
    expect(navigator.entry()).toMatchObject({ path: 'pages/order/detail/detail', params: { orderId: '9' } });
    expect(said()).toBeNull();
  });

  it('the guest can dismiss the notice about a cancelled order', async () => {
    const { user } = await openUntilEnded('merchant');
    await user.click(within(await screen.findByRole('region', { name: 'Order cancelled' })).getByRole('button'));
    expect(said()).toBeNull();
  });

  it('the bar above the tabs does not report an order that the guest cancelled', async () => {
    const { asked } = await openUntilEnded('member');
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/order/detail'));
    expect(said()).toBeNull();
  });
});

describe('strip without a network', () => {
  it('without a network, the bar above the tabs shows the stored order until the guest signs out', async () => {
    const orders = [living({ state: 'to_be_picked_up', pickUpCode: 'K482' })];
    guestStorage('orders').write(JSON.stringify({ at: Date.now() - 60_000, orders }));
    await openScreen('pages/mine/index/index', { answers: { '/rest/order/live': refuse('internal_error') } });
    expect(within(await strip()).getByRole('img', { name: 'Code: K 4 8 2' })).toBeTruthy();
    const { useSession } = await import('../platform/session/session.ts');
    useSession.getState().signOut();
    expect(guestStorage('orders').read()).toBeNull();
  });
});

describe('strip of an unfinished cart', () => {
  it('on the account tab, a tap on the bar above the tabs opens the unfinished cart, which links to the restaurant’s menu', async () => {
    addToCart({ id: 7, name: { text: 'Old Street Noodles', language: 'en' }, nameZh: '老街面馆' }, noodles);
    const { user, navigator } = await openScreen('pages/mine/index/index', { answers: {}, isSignedIn: false });
    await user.click(await screen.findByRole('button', { name: /Old Street Noodles.*1 dish in the cart/ }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Your cart' }));
    await user.click(sheet.getByRole('link', { name: /Old Street Noodles/ }));
    expect(navigator.entry()).toMatchObject({ path: 'pages/menu/index/index', params: { shopId: '7' } });
    clearCart(7);
    await waitFor(() => expect(screen.queryByText(/in the cart/)).toBeNull());
  });
});

const noodles = {
  dishId: 1,
  quantity: 1,
  options: {},
  unitPrice: fen(1_800),
  name: { text: 'Beef noodles', language: 'en' },
  nameZh: '牛肉面',
  pinyin: 'niúròu miàn',
  plate: 'noodles',
  image: null,
  chosen: [],
} as const;
