import { orderStates, type StateCounts } from '@chifan/domain/ordering';
import { cleanup, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import { sampleOrder } from '../../app/testing/sample-order.ts';

const courierWaits = sampleOrder({ state: 'to_be_picked_up', type: 'delivery', dining: null });

const open = (params = {}, order = courierWaits) =>
  openScreen('pages/order/index/index', {
    params,
    answers: {
      '/rest/order/list': {
        records: [order],
        total: 1,
        pageNo: 1,
        pageSize: 20,
        counts: { to_pay: 0, in_progress: 1, after_sale: 0, finished: 0 },
        stateCounts: Object.fromEntries(orderStates.map((state) => [state, 0])) as StateCounts,
      },
      '/rest/purchase/list': { records: [], total: 0, pageNo: 1, pageSize: 20 },
    },
  });

it('in the order list, an archived order shows that its dishes are in the archive (rule ordering-109)', async () => {
  await open({}, sampleOrder({ state: 'completed', firstDish: { text: '', language: 'en' }, itemCount: 0, lines: [] }));
  const card = await screen.findByRole('article');
  expect(card.textContent).toContain('Its dishes are in our archive.');
  expect(card.textContent).not.toContain('more dish');
  expect(card.textContent).not.toContain('Order again');
  // An archived order allows no action, so its card has no footer for buttons.
  expect(card.querySelector('footer')).toBeNull();
});

it('an order in the list shows the daily number that the restaurant calls', async () => {
  await open({}, sampleOrder({ dayNumber: 12 }));
  expect((await screen.findByRole('article')).textContent).toContain('#12');
});

it.each([
  ['while the kitchen cooks', { state: 'delivering' }, true],
  [
    'while the kitchen cooks and a refund is under review',
    { state: 'after_sale_processing', workingState: 'delivering' },
    true,
  ],
  [
    'while a refund of delivered food is under review',
    { state: 'after_sale_processing', workingState: 'delivered' },
    false,
  ],
  ['after the meal', { state: 'completed' }, false],
] as const)(
  '%s, the order list shows the daily number and the arrival time of a delivery: %#',
  async (_, state, isShown) => {
    await open({}, sampleOrder({ ...state, type: 'delivery', dining: null, dayNumber: 12 }));
    const { textContent } = await screen.findByRole('article');
    expect(textContent?.includes('#12')).toBe(isShown);
    expect(textContent?.includes('Arrives about')).toBe(isShown);
  },
);

it('a card of the order list begins with the name of the restaurant', async () => {
  await open({}, sampleOrder({ dayNumber: 12 }));
  expect((await screen.findByRole('article')).textContent).toMatch(/^Old Street Noodles/);
});

const field = () => screen.queryByLabelText('Order number or contact phone');

it('the order list hides search and status filters until the guest opens them from the title bar', async () => {
  const { user } = await open();
  await screen.findByRole('article');
  expect(field()).toBeNull();
  expect(screen.queryByRole('group', { name: 'Order status' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Search your orders' }));
  expect(field()).not.toBeNull();
  expect(screen.queryByRole('group', { name: 'Order status' })).not.toBeNull();
});

it.each([{ search: '1999' }, { group: 'in_progress', state: 'pending' }])(
  'the order list shows search and status filters at once if the URL contains %j',
  async (params) => {
    await open(params);
    await screen.findByRole('article');
    expect(field()).not.toBeNull();
  },
);

it('the order list shows a delivery that waits for its courier as ready for the courier, and not as awaiting pickup', async () => {
  const { text } = await open();
  await screen.findByRole('article');
  expect(text()).toContain('Ready for the courier');
  expect(text()).not.toContain('Awaiting pickup');
});

it.each([
  ['Being prepared', null],
  ['Ready for pickup', '2026-11-22T10:00:00Z'],
])(
  'a pickup order shows the badge “%s” if the time at which the kitchen reported the food as ready is %s',
  async (badge, readyAt) => {
    await open({}, sampleOrder({ state: 'to_be_picked_up', type: 'pickup', dining: 'take_away', readyAt }));
    const card = within(await screen.findByRole('article'));
    expect(card.queryByText(badge)).not.toBeNull();
  },
);

it('a dine-in order with cooked food has the badge “Food ready” even before its pickup code exists', async () => {
  await open({}, sampleOrder({ state: 'delivering', readyAt: '2026-11-22T10:00:00Z' }));
  expect(within(await screen.findByRole('article')).queryByText('Food ready')).not.toBeNull();
});

it.each([
  [2, 'Refund in progress', 'View refund'],
  [3, 'Refund decided', 'View reply'],
])('an order with refund state %i shows the badge “%s” and the button “%s”', async (refundState, badge, button) => {
  await open({}, sampleOrder({ state: 'after_sale_processing', workingState: 'delivering', refundState }));
  const card = within(await screen.findByRole('article'));
  expect(card.queryByText(badge)).not.toBeNull();
  expect(card.queryByRole('button', { name: button })).not.toBeNull();
});

it.each([
  ['code', ['Order again', 'Rate']],
  ['photo', ['Order again', 'I have my food']],
] as const)(
  'an order whose courier proved the hand-over with a %s has the buttons %j in the order list',
  async (handOverProof, buttons) => {
    const reviewAction = handOverProof === 'code' ? ('write' as const) : null;
    const arrived = { state: 'delivered', type: 'delivery', dining: null, allowedEvents: ['confirm'] } as const;
    await open({}, sampleOrder({ ...arrived, allowedEvents: ['confirm'], handOverProof, reviewAction }));
    const card = within(await screen.findByRole('article'));
    expect(card.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  },
);

it('an active delivery in the order list shows when it arrives, and a completed order does not', async () => {
  await open({}, sampleOrder({ state: 'to_be_delivered', type: 'delivery', dining: null }));
  expect((await screen.findByRole('article')).textContent).toMatch(/Arrives about \d\d:\d\d/);
  cleanup();
  await open({}, sampleOrder({ state: 'completed', type: 'delivery', dining: null }));
  expect((await screen.findByRole('article')).textContent).not.toContain('about');
});
