import { liveGraceMs } from '@chifan/contract/client';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import { type OrderDetail, sampleOrder } from '../../app/testing/sample-order.ts';
import { useConnection } from '../../platform/live.ts';

const open = (changed: Partial<OrderDetail>) =>
  openScreen('pages/order/detail/detail', {
    params: { orderId: '9' },
    answers: { '/rest/order/detail': sampleOrder(changed) },
  });

const delivery = { type: 'delivery', dining: null } as const;
const soon = () => new Date(Date.now() + 50_000).toISOString();
const takeaway = { type: 'pack', dining: 'take_away' } as const;

describe('an order says what stands, by its state and way', () => {
  it.each<[string, Partial<OrderDetail>]>([
    ['Waiting for your payment', { state: 'unpaid' }],
    ['The restaurant is looking at your order', { state: 'pending' }],
    ['The kitchen is at work', { state: 'delivering' }],
    ['Then a courier brings it to you.', { state: 'delivering', ...delivery }],
    ['Show it to the staff; they bring your food.', { state: 'to_be_picked_up', pickUpCode: 'K482' }],
    ['Show it at the counter', { state: 'to_be_picked_up', pickUpCode: 'K482', ...takeaway }],
    ['It waits for a courier.', { state: 'to_be_picked_up', ...delivery }],
    [
      'A courier is on the way to the restaurant.',
      { state: 'to_be_picked_up', ...delivery, courier: { name: '王师傅', phone: null } },
    ],
    [
      'Tell the courier the code when you have your food.',
      { state: 'to_be_delivered', handOverCode: '4821', ...delivery },
    ],
    ['Please confirm that you have it.', { state: 'delivered', ...delivery }],
    ['Your refund is being looked at', { state: 'after_sale_processing', workingState: 'delivering' }],
    ['This order was cancelled', { state: 'cancelled' }],
    ['Refunded', { state: 'refunded' }],
  ])('“%s”', async (words, changed) => {
    const { text } = await open(changed);
    expect(text()).toContain(words);
  });

  it('nobody who waits for a courier is told that one is picking it up', async () => {
    const { text } = await open({ state: 'to_be_picked_up', ...delivery });
    expect(text()).not.toMatch(/courier is (picking|on the way)/);
  });
});

describe('buttons are what the server allows', () => {
  const buttons = () => screen.getAllByRole('button').map((each) => each.textContent);

  it.each<[string, OrderDetail['allowedEvents'][number]]>([
    ['Cancel the order', 'cancel'],
    ['I have my food', 'confirm'],
    ['Ask for a refund', 'apply_for_refund'],
  ])('“%s” stands there where it may, and only then', async (name, event) => {
    await open({ allowedEvents: [event] });
    expect(buttons()).toContain(name);
  });

  it('none of them stands there where the server allows nothing', async () => {
    await open({ allowedEvents: [] });
    for (const name of ['Cancel the order', 'I have my food', 'Ask for a refund'])
      expect(buttons()).not.toContain(name);
  });

  it('an unpaid order is paid with the sum of its receipt', async () => {
    await open({ state: 'unpaid', payable: 2_800 });
    expect(buttons()).toContain('Pay ¥28.00');
  });
});

describe('a code stands there only while it is good for something', () => {
  it.each<[string, Partial<OrderDetail>]>([
    ['K482', { state: 'to_be_picked_up', pickUpCode: 'K482' }],
    ['K482', { state: 'after_sale_processing', workingState: 'to_be_picked_up', pickUpCode: 'K482' }],
    ['4821', { state: 'to_be_picked_up', handOverCode: '4821', ...delivery }],
    ['4821', { state: 'to_be_delivered', handOverCode: '4821', ...delivery }],
  ])('%s while somebody asks for it', async (code, changed) => {
    const { text } = await open(changed);
    expect(text()).toContain(code);
  });

  it.each<[string, Partial<OrderDetail>]>([
    ['K482', { state: 'completed', pickUpCode: 'K482' }],
    ['K482', { state: 'cancelled', pickUpCode: 'K482' }],
    ['4821', { state: 'delivered', handOverCode: '4821', ...delivery }],
    ['4821', { state: 'refunded', handOverCode: '4821', ...delivery }],
  ])('%s no more afterwards', async (code, changed) => {
    const { text } = await open(changed);
    expect(text()).not.toContain(code);
  });

  it('the hand-over code says when to tell it', async () => {
    const { text } = await open({ state: 'to_be_delivered', handOverCode: '4821', ...delivery });
    expect(text()).toContain('Tell this code to the courier only when you have your food4821');
  });

  it('before it is there a clock says when', async () => {
    const { text } = await open({ state: 'delivering', codeExpectedAt: soon() });
    expect(text()).toContain('Your pick-up code will be here in');
  });

  it('before the restaurant took the order it says what it waits for', async () => {
    const { text } = await open({ state: 'pending', codeExpectedAt: soon() });
    expect(text()).toContain('Your pick-up code comes once the restaurant has taken the order.');
  });
});

describe('the courier', () => {
  const courier = { name: '王师傅', phone: '13900139000' };

  it('has a name and a telephone while the job is theirs', async () => {
    const { text } = await open({ state: 'to_be_delivered', courier, ...delivery });
    expect(text()).toContain('Your courier王师傅Call 13900139000');
  });

  it('is called by nobody once the food was handed over', async () => {
    const { text } = await open({ state: 'delivered', courier, ...delivery });
    expect(text()).not.toContain('13900139000');
  });

  it('without a telephone of theirs has none to call', async () => {
    const { text } = await open({ state: 'to_be_delivered', courier: { ...courier, phone: null }, ...delivery });
    expect(text()).toContain('王师傅');
    expect(screen.queryByRole('link', { name: /^Call/ })).toBeNull();
  });
});

describe('whoever cancels', () => {
  const cancelled = { allowedEvents: ['cancel'] } satisfies Partial<OrderDetail>;
  const ask = async (changed: Partial<OrderDetail>) => {
    const opened = await open({ ...cancelled, ...changed });
    await opened.user.click(screen.getByRole('button', { name: 'Cancel the order' }));
    return { ...opened, drawer: within(await screen.findByRole('dialog')) };
  };

  it('reads before what comes back and where to, to the fen', async () => {
    const { text } = await ask({
      state: 'pending',
      refundableNow: 2_800,
      returnsNow: [
        { amount: 280, to: 'balance' },
        { amount: 2_520, to: 'stripe' },
      ],
    });
    expect(text()).toMatch(/You get back ¥28\.00.*balance¥2\.80.*card.*¥25\.20/i);
  });

  it('of an order that is not paid reads that nothing is charged', async () => {
    const { text } = await ask({ state: 'unpaid' });
    expect(text()).toContain('Nothing was paid yet, so nothing is charged.');
  });

  it('says why first, and nothing that has to do with a courier where there is none', async () => {
    const { drawer, user, asked } = await ask({ state: 'pending', refundableNow: 2_800 });
    const confirm = drawer.getByRole<HTMLButtonElement>('button', { name: 'Cancel the order' });
    expect(confirm.disabled).toBe(true);
    expect(drawer.queryByText(/rider|courier/i)).toBeNull();
    await user.click(drawer.getAllByRole('radio')[0] as HTMLElement);
    await user.click(confirm);
    await waitFor(() => expect(asked.map(({ path }) => path)).toContain('/rest/order/cancel'));
  });
});

it('what the kitchen was told of the guest’s diet stands there in both languages', async () => {
  const { text } = await open({ dietProfile: { avoids: ['peanut'], wishes: [] } });
  expect(text()).toContain('What the kitchen was toldI must not eat: Peanut');
  expect(text()).toContain('花生');
});

describe('whose line is dead', () => {
  const cutOff = (isLive: boolean) => act(() => useConnection.setState({ isLive }));
  const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
  const words = /No live updates right now\. This is how it stood at \d\d:\d\d\./;

  afterEach(() => {
    vi.useRealTimers();
    useConnection.setState({ isLive: true });
  });

  it('reads how old an order is that is under way, and no more once the line is back', async () => {
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

  it('reads nothing of it beside an order that is over', async () => {
    const { text } = await open({ state: 'refunded' });
    vi.useFakeTimers();
    cutOff(false);
    wait(liveGraceMs);
    expect(text()).not.toMatch(words);
  });
});
