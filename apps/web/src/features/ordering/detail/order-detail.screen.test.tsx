import { liveGraceMs } from '@chifan/contract/client';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { sampleAddress } from '../../../app/testing/sample-address.ts';
import { type OrderDetail, sampleOrder } from '../../../app/testing/sample-order.ts';
import { useConnection } from '../../../platform/live.ts';
import { guestStorage } from '../../../platform/storage.ts';

/** Opens the order screen and waits until all its parts are loaded. */
const open = async (changed: Partial<OrderDetail>) => {
  const opened = await openScreen('pages/order/detail/detail', {
    params: { orderId: '9' },
    answers: { '/rest/order/detail': sampleOrder(changed) },
  });
  await screen.findByText('Order history');
  return opened;
};

const delivery = { type: 'delivery', dining: null } as const;
const soon = () => new Date(Date.now() + 50_000).toISOString();
const takeaway = { type: 'pack', dining: 'take_away' } as const;

const eaten = (at: Date): Partial<OrderDetail> => ({
  state: 'completed',
  timeline: [
    {
      event: 'redeem',
      from: 'to_be_picked_up',
      to: 'completed',
      actor: 'merchant',
      reason: null,
      at: at.toISOString(),
    },
  ],
});

it('a just completed order shows “Enjoy your meal”, and an order completed a day ago shows “Completed”', async () => {
  const { text } = await open(eaten(new Date(Date.now() - 60_000)));
  expect(text()).toContain('Enjoy your meal');
  cleanup();
  const { text: later } = await open(eaten(new Date(Date.now() - 86_400_000)));
  expect(later()).not.toContain('Enjoy your meal');
  expect(later()).toContain('Completed');
});

it('an archived order shows that it is archived and links to customer service (rule ordering-109)', async () => {
  const { text } = await open({ state: 'completed', lines: [], itemCount: 0, timeline: [] });
  expect(text()).toContain('is in our archive. Customer service can look it up for you.');
  expect(text()).not.toContain('Enjoy your meal');
  expect(screen.queryByText('Show this to your waiter')).toBeNull();
  expect(text()).toContain('Receipt');
});

describe('a numbered order', () => {
  it('an order with a daily number shows the number that the restaurant calls, also in Chinese', async () => {
    const { text } = await open({ dayNumber: 12, ...takeaway });
    expect(screen.getByText('12号')).toBeTruthy();
    expect(text()).toContain('Order #12');
  });

  it('an order for a later day shows that day next to its daily number', async () => {
    const estimatedAt = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const { text } = await open({ dayNumber: 12, estimatedAt, ...takeaway });
    expect(text()).toMatch(/Order #12 for \w+, /);
  });

  it.each<[string, Partial<OrderDetail>]>([
    ['at a table', {}],
    ['that is delivered', delivery],
    ['without a pickup code', { state: 'pending', ...takeaway }],
    ['of a set meal', { state: 'to_be_picked_up', setMealId: 3, pickUpCode: 'K482', ...takeaway }],
    ['that was handed over', { state: 'completed', ...takeaway }],
  ])('an order %s does not direct the guest to the counter when the number is called', async (_, changed) => {
    const { text } = await open({ dayNumber: 12, ...changed });
    expect(text()).toContain('Order #12');
    expect(text()).not.toContain('When they call your number');
  });

  it('an order without a daily number shows only the long order number', async () => {
    const { text } = await open({});
    expect(text()).not.toContain('Order #');
    expect(text()).toContain('20261121000009');
  });
});

describe('headline of an order by state and way', () => {
  it.each<[string, Partial<OrderDetail>]>([
    ['Waiting for your payment', { state: 'unpaid' }],
    ['The restaurant is confirming your order', { state: 'pending' }],
    ['The kitchen is cooking', { state: 'delivering' }],
    ['Then a courier brings it to you.', { state: 'delivering', ...delivery }],
    ['They bring your food.', { state: 'to_be_picked_up', pickUpCode: 'K482' }],
    ['The kitchen is cooking', { state: 'to_be_picked_up', pickUpCode: 'K482', ...takeaway }],
    ['When they call your number, show', { state: 'to_be_picked_up', pickUpCode: 'K482', ...takeaway }],
    ['Looking for a courier', { state: 'to_be_picked_up', ...delivery }],
    [
      'A courier is on the way to the restaurant.',
      { state: 'to_be_picked_up', ...delivery, courier: { name: '王师傅', namePinyin: 'Wáng Shīfu', phone: null } },
    ],
    [
      'Give the courier the code once you have your food.',
      { state: 'to_be_delivered', handOverCode: '4821', ...delivery },
    ],
    ['The courier left it for you. Tap once you have it.', { state: 'delivered', handOverProof: 'photo', ...delivery }],
    ['Enjoy your meal', { state: 'delivered', handOverProof: 'code', ...delivery }],
    ['Your refund is under review', { state: 'after_sale_processing', workingState: 'delivering' }],
    ['This order was cancelled', { state: 'cancelled', timeline: [] }],
    ['Refunded', { state: 'refunded' }],
  ])('the order screen explains the order’s state with the text “%s”', async (words, changed) => {
    const { text } = await open(changed);
    expect(text()).toContain(words);
  });

  it('a delivery without a courier shows no text about a courier on the way', async () => {
    const { text } = await open({ state: 'to_be_picked_up', ...delivery });
    expect(text()).not.toMatch(/courier is (picking|on the way)/);
  });
});

describe('headline of a cancelled order', () => {
  const ended = (event: 'cancel' | 'refuse' | 'expire', from: 'unpaid' | 'pending') => ({
    state: 'cancelled' as const,
    timeline: [
      { event, from, to: 'cancelled' as const, actor: 'member' as const, at: '2026-11-21T04:05:00.000Z', reason: null },
    ],
  });

  it.each<[string, Partial<OrderDetail>]>([
    ['You cancelled the order', ended('cancel', 'pending')],
    ['The restaurant couldn’t accept your order', ended('refuse', 'pending')],
    ['Cancelled: not paid in time', ended('expire', 'unpaid')],
  ])('the headline of a cancelled order is “%s”', async (words, changed) => {
    await open(changed);
    expect(screen.getByRole('heading', { level: 2, name: words })).toBeDefined();
  });

  it('a cancelled order that was never paid shows “You haven’t been charged” and no amount to pay', async () => {
    const { text } = await open({ ...ended('cancel', 'unpaid'), paidAt: null });
    expect(text()).toContain('You haven’t been charged.');
    expect(text()).not.toContain('Total to pay');
  });
});

it('a cancelled order states its refund once, with the place of the money and the use of the balance', async () => {
  const at = '2026-11-21T04:05:00.000Z';
  const { text } = await open({
    state: 'cancelled',
    refunded: 930,
    gatewayRefunds: [{ amount: 930, to: 'balance', state: 'settled', at }],
  });
  await screen.findByText('To your balance');
  expect(text().match(/CN¥9\.30/g)).toHaveLength(1);
  expect(text()).toContain('Your Chifan balance pays for your next orders.');
});

describe('refund request on the order screen', () => {
  const asked = (state: number) => ({
    state: 'after_sale_processing' as const,
    workingState: 'delivering' as const,
    refundState: state,
    refund: { id: 4, state },
  });

  it('if the restaurant answered a refund request, the button to that answer is the only primary button of the order screen', async () => {
    const { text } = await open(asked(3));
    expect(text()).toContain('The restaurant replied to your refund request');
    expect(screen.getByRole('button', { name: 'View reply' }).className).toMatch(/(^| )bg-brand( |$)/);
  });

  it('an undecided refund request is shown as under review', async () => {
    const { text } = await open(asked(2));
    expect(text()).toContain('Your refund is under review');
    expect(screen.getByRole('button', { name: 'View refund' }).className).not.toMatch(/(^| )bg-brand( |$)/);
  });
});

describe('buttons for allowed events', () => {
  const buttons = () => screen.getAllByRole('button').map((each) => each.textContent);

  it.each<[string, OrderDetail['allowedEvents'][number]]>([
    ['Cancel order', 'cancel'],
    ['I have my food', 'confirm'],
    ['Request a refund', 'apply_for_refund'],
  ])('the order screen shows the button “%s” only if the server allows its event', async (name, event) => {
    await open({ allowedEvents: [event] });
    expect(buttons()).toContain(name);
  });

  it('the order screen shows no action buttons if the server allows no events', async () => {
    await open({ allowedEvents: [] });
    for (const name of ['Cancel order', 'I have my food', 'Request a refund']) expect(buttons()).not.toContain(name);
  });

  it('the payment button of an unpaid order shows the sum to pay', async () => {
    await open({ state: 'unpaid', payable: 2_800 });
    expect(buttons()).toContain('Pay CN¥28.00');
  });
});

describe('one confirmation of the receipt (rule ordering-114)', () => {
  const arrived: Partial<OrderDetail> = { state: 'delivered', allowedEvents: ['confirm'], ...delivery };

  it('a guest who gave the courier the delivery code can rate the order at once and need not confirm the receipt', async () => {
    await open({ ...arrived, handOverProof: 'code', reviewAction: 'write' });
    expect(screen.getByRole('heading', { name: 'How was it?' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'I have my food' })).toBeNull();
  });

  it('a guest whose food was left at the door confirms the receipt with one tap', async () => {
    const { user, asked } = await openScreen('pages/order/detail/detail', {
      params: { orderId: '9' },
      answers: {
        '/rest/order/detail': sampleOrder({ ...arrived, handOverProof: 'photo' }),
        '/rest/order/confirm': true,
      },
    });
    await user.click(await screen.findByRole('button', { name: 'I have my food' }));
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/order/confirm'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('order of the content', () => {
  it('the order screen shows the stages of the order above help and history', async () => {
    const { text } = await open({ state: 'delivering', allowedEvents: ['apply_for_refund'], ...delivery });
    const places = ['Preparing', 'Something not right?', 'Request a refund', 'Order history'];
    const found = places.map((words) => text().indexOf(words));
    expect(found).toEqual(found.toSorted((one, other) => one - other));
    expect(found[0]).toBeGreaterThan(0);
  });

  it('the order screen has only one primary button, for the most likely action', async () => {
    await open({ state: 'delivered', allowedEvents: ['confirm', 'apply_for_refund'], ...delivery });
    const loud = screen.getAllByRole('button').filter((each) => /(^| )bg-brand( |$)/.test(each.className));
    expect(loud.map((each) => each.textContent)).toEqual(['I have my food']);
  });

  it('the help link of an order contains the order number', async () => {
    await open({ state: 'delivering' });
    const link = screen.getByRole('link', { name: 'Get help with this order' });
    expect(link.getAttribute('href')).toBe('#/pages/help/service/service?order=20261121000009');
  });
});

describe('order screen without a network', () => {
  it('without a network, the order screen shows the code that was last stored on the device', async () => {
    const kept = sampleOrder({
      state: 'to_be_picked_up',
      workingState: 'to_be_picked_up',
      pickUpCode: 'K482',
      dining: 'take_away',
    });
    guestStorage('orders').write(JSON.stringify({ at: Date.now(), orders: [kept] }));
    const { text } = await openScreen('pages/order/detail/detail', { params: { orderId: '9' }, answers: {} });
    expect(await screen.findByText('Last updated when you were online.')).toBeDefined();
    expect(text()).toContain('Your pickup code 取餐码K482');
  });
});

describe('validity of a code', () => {
  it.each<[string, Partial<OrderDetail>]>([
    ['K482', { state: 'to_be_picked_up', pickUpCode: 'K482' }],
    ['K482', { state: 'after_sale_processing', workingState: 'to_be_picked_up', pickUpCode: 'K482' }],
    ['4821', { state: 'to_be_picked_up', handOverCode: '4821', ...delivery }],
    ['4821', { state: 'to_be_delivered', handOverCode: '4821', ...delivery }],
  ])(
    'the order screen shows the pickup or delivery code %s until the guest has received the food',
    async (code, changed) => {
      const { text } = await open(changed);
      expect(text()).toContain(code);
    },
  );

  it.each<[string, Partial<OrderDetail>]>([
    ['K482', { state: 'completed', pickUpCode: 'K482' }],
    ['K482', { state: 'cancelled', pickUpCode: 'K482' }],
    ['4821', { state: 'delivered', handOverCode: '4821', ...delivery }],
    ['4821', { state: 'refunded', handOverCode: '4821', ...delivery }],
  ])(
    'the order screen hides the pickup or delivery code %s if the guest has received the food or the order has ended',
    async (code, changed) => {
      const { text } = await open(changed);
      expect(text()).not.toContain(code);
    },
  );

  it.each([
    ['to_be_picked_up', false],
    ['to_be_delivered', true],
  ] as const)('whether the delivery code is in large type in the order state %s: %s', async (state, isLarge) => {
    await open({ state, handOverCode: '4821', ...delivery });
    expect(screen.queryByRole('img', { name: 'Code: 4 8 2 1' }) !== null).toBe(isLarge);
  });

  it('next to the delivery code, the guest is advised to give it to the courier only after receiving the food', async () => {
    const { text } = await open({ state: 'to_be_delivered', handOverCode: '4821', ...delivery });
    expect(text()).toContain('Give this code to the courier only once you have your food 收货码4821');
  });

  it('an accepted pickup order shows a countdown until its pickup code is issued', async () => {
    const { text } = await open({ state: 'delivering', dining: 'take_away', codeExpectedAt: soon() });
    expect(text()).toContain('Your pickup code will be here in');
  });

  it('a pickup order that the restaurant has not accepted yet says that the pickup code comes after the acceptance', async () => {
    const { text } = await open({ state: 'pending', dining: 'take_away', codeExpectedAt: soon() });
    expect(text()).toContain('Your pickup code comes once the restaurant accepts the order.');
  });
});

describe('order before the acceptance', () => {
  const freeToCancelUntil = '2026-11-21T04:15:00.000Z';

  it('until the restaurant accepts, the order screen shows its deadline and an estimated time that depends on it', async () => {
    const { text } = await open({ state: 'pending', freeToCancelUntil, ...takeaway });
    expect(text()).toContain('The restaurant has until 12:15 to accept');
    expect(text()).toContain('Estimated ready time, if accepted');
    cleanup();
    const { text: later } = await open({ state: 'delivering', freeToCancelUntil, ...takeaway });
    expect(later()).not.toContain('to accept');
    expect(later()).not.toContain('if accepted');
  });

  it.each<[string, Partial<OrderDetail>, boolean]>([
    ['a pending delivery', { state: 'pending', ...delivery }, true],
    ['food to collect', { state: 'to_be_picked_up', ...takeaway }, true],
    ['a delivery on its way', { state: 'to_be_delivered', ...delivery }, false],
  ])('whether the restaurant of %s is shown above the messages: %s', async (_, changed, isAbove) => {
    const { text } = await open({ ...changed, writableTo: ['merchant'] });
    await screen.findByRole('heading', { name: 'Messages' });
    expect(text().indexOf('黄河路1号') < text().indexOf('Messages')).toBe(isAbove);
  });
});

it('a late order shows its new estimated time (rule ordering-48)', async () => {
  const promisedAt = new Date(Date.now() - 60_000).toISOString();
  const { text } = await open({ state: 'delivering', isLate: true, promisedAt, ...delivery });
  expect(text()).toMatch(/Estimated arrival\d\d:\d\din about 10.min/);
  expect(text()).toMatch(/Running late\. Originally expected \d\d:\d\d\./);
});

it('an order whose estimated time has passed since the last response is shown as late, with a new estimated time (rule ordering-48)', async () => {
  const estimatedAt = new Date(Date.now() - 120_000).toISOString();
  const { text } = await open({ state: 'to_be_delivered', estimatedAt, isLate: false, ...delivery });
  expect(text()).toContain('Running late');
  expect(text()).toMatch(/in about \d+.min/);
});

describe('bar of an order’s stages (rule ordering-115)', () => {
  const bar = () => screen.getByRole('list', { name: 'Order progress' });
  const stages = () => [...bar().children].map((each) => each.firstElementChild?.nextElementSibling?.textContent);
  const current = () => bar().querySelector('[aria-current=step]')?.textContent ?? null;

  it.each<[string, Partial<OrderDetail>, readonly string[], string | null]>([
    [
      'a delivery on its way',
      { state: 'to_be_delivered', ...delivery },
      ['Preparing (done)', 'Ready (done)', 'On the way', 'Delivered'],
      'On the way',
    ],
    [
      'food to collect',
      { state: 'to_be_picked_up', ...takeaway },
      ['Confirmed (done)', 'Preparing', 'Ready', 'Picked up'],
      'Preparing',
    ],
    [
      'a delivery that is not accepted',
      { state: 'pending', ...delivery },
      ['Confirming', 'Preparing', 'On the way', 'Delivered'],
      'Confirming',
    ],
    [
      'food to collect that is not accepted',
      { state: 'pending', ...takeaway },
      ['Confirming', 'Preparing', 'Ready', 'Picked up'],
      'Confirming',
    ],
    ['food at a table', { state: 'delivering' }, ['Confirmed (done)', 'Preparing', 'Ready'], 'Preparing'],
    [
      'a set meal',
      { state: 'to_be_picked_up', setMealId: 3, dining: 'take_away' },
      ['Voucher (done)', 'Restaurant (done)', 'Code (done)', 'Meal'],
      'Meal',
    ],
  ])('the progress bar of %s shows the stages of that kind of order', async (_, changed, labels, step) => {
    await open(changed);
    expect(stages()).toEqual(labels);
    expect(current()).toBe(step);
  });

  it('the progress bar of an order shows the start time of each stage', async () => {
    const at = new Date().toISOString();
    const row = { from: 'pending', to: 'delivering', actor: 'merchant', reason: null } as const;
    await open({ state: 'delivering', timeline: [{ event: 'accept', at, ...row }], ...delivery });
    expect(current()).toMatch(/^Preparing\d\d:\d\d$/);
  });

  it('an order that has ended has no progress bar', async () => {
    await open({ state: 'completed' });
    expect(screen.queryByRole('list', { name: 'Order progress' })).toBeNull();
  });
});

describe('map of an order (rule ordering-118)', () => {
  it.each<[string, Partial<OrderDetail>, boolean]>([
    ['a delivery', { state: 'to_be_delivered', ...delivery }, true],
    ['food to collect', { state: 'to_be_picked_up', ...takeaway }, false],
  ])('the order screen decides whether the map of %s is above the order’s state: %s', async (_, changed, isFirst) => {
    await open(changed);
    // The test environment has no map server, so the map shows its error message.
    const map = await screen.findByText('The map couldn’t be loaded.');
    const head = screen.getByRole('list', { name: 'Order progress' });
    const isAbove = (map.compareDocumentPosition(head) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    expect(isAbove).toBe(isFirst);
  });
});

describe('order eaten in the restaurant (rule ordering-47)', () => {
  it('a dine-in order shows the table number first and says that staff bring the food', async () => {
    const { text } = await open({
      state: 'to_be_picked_up',
      tableNumber: 'A12',
      pickUpCode: 'K482',
      dining: 'dine_in',
    });
    expect(text()).toMatch(/Your table 桌号 A12.*The kitchen is cooking.*They bring your food/);
    expect(text()).toContain('Show this code only if staff ask for it 取餐码K482');
    expect(text()).not.toMatch(/counter|pickup code/i);
  });

  it('a dine-in order shows no countdown for the pickup code', async () => {
    const { text } = await open({ state: 'delivering', dining: 'dine_in', codeExpectedAt: soon() });
    expect(text()).toContain('They bring your food.');
    expect(text()).not.toMatch(/pickup code/i);
  });
});

describe('courier on the order screen', () => {
  const courier = { name: '王师傅', namePinyin: 'Wáng Shīfu', phone: '13900139000' };

  it('the order screen shows the courier’s name and phone number during the delivery', async () => {
    const { text } = await open({ state: 'to_be_delivered', courier, ...delivery });
    expect(text()).toContain('Your courierWáng Shīfu王师傅Call 13900139000');
  });

  it.each([
    ['to_be_delivered', true],
    ['to_be_picked_up', false],
    ['delivered', false],
  ] as const)(
    'the app decides whether to fetch the courier’s position of an order in the state %s: %s',
    async (state, isAsked) => {
      const { asked } = await open({ state, courier, ...delivery });
      await vi.dynamicImportSettled();
      const isThere = () => asked.some(({ path }) => path === '/rest/order/courier');
      if (isAsked) await waitFor(() => expect(isThere()).toBe(true));
      else expect(isThere()).toBe(false);
    },
  );

  it('the order screen shows the courier’s name while the courier is on the way to the restaurant', async () => {
    const { text } = await open({ state: 'to_be_picked_up', courier, ...delivery });
    expect(text()).toContain('Your courierWáng Shīfu王师傅Call 13900139000');
  });

  it('the order screen hides the courier’s phone number after the guest has received the food', async () => {
    const { text } = await open({ state: 'delivered', courier, ...delivery });
    expect(text()).not.toContain('13900139000');
  });

  it('the order screen shows no call link if the courier has no phone number', async () => {
    const { text } = await open({ state: 'to_be_delivered', courier: { ...courier, phone: null }, ...delivery });
    expect(text()).toContain('王师傅');
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });
});

it.each<[string, OrderDetail['state']]>([
  ['Deliver to', 'to_be_delivered'],
  ['Delivered to', 'delivered'],
])('the delivery address of an order has the heading “%s” in the order state %s', async (title, state) => {
  await open({ state, ...delivery, address: sampleAddress() });
  expect(screen.getByRole('heading', { name: title }).parentElement?.textContent).toContain('1 Huanghe Road, 2');
});

it('the order screen shows the diet profile that the kitchen received, also in Chinese', async () => {
  const { text } = await open({ dietProfile: { avoids: ['peanut'], wishes: [] } });
  expect(text()).toContain('What we told the kitchenI must not eat: Peanuts');
  expect(text()).toContain('花生');
});

describe('order screen with a dead connection', () => {
  const cutOff = (isLive: boolean) => act(() => useConnection.setState({ isLive }));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const words = /No live updates right now\. Last updated \d\d:\d\d\./;

  afterEach(() => {
    vi.useRealTimers();
    useConnection.setState({ isLive: true });
  });

  it('without a live connection, an active order shows when it was last updated', async () => {
    const { text } = await open({ state: 'delivering' });
    vi.useFakeTimers();
    cutOff(false);
    wait(liveGraceMs - 1);
    expect(text()).not.toMatch(words);
    wait(1);
    expect(text()).toMatch(words);
    cutOff(true);
    expect(text()).not.toMatch(words);
  });

  it('without a live connection, a finished order shows no time of its last update', async () => {
    const { text } = await open({ state: 'refunded' });
    vi.useFakeTimers();
    cutOff(false);
    wait(liveGraceMs);
    expect(text()).not.toMatch(words);
  });
});
