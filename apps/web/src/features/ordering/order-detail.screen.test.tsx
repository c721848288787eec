import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import { type OrderDetail, sampleOrder } from '../../app/testing/sample-order.ts';

const open = (changed: Partial<OrderDetail>) =>
  openScreen('pages/order/detail/detail', {
    params: { orderId: '9' },
    answers: { '/rest/order/detail': sampleOrder(changed) },
  });

const delivery = { type: 'delivery', dining: null } as const;
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
    ['Tell the courier the code when you get it.', { state: 'to_be_delivered', handOverCode: '4821', ...delivery }],
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

it('the codes are there to be read: for the counter, and for the courier', async () => {
  const counter = await open({ state: 'to_be_picked_up', pickUpCode: 'K482' });
  expect(counter.text()).toContain('K482');
});

it('a hand-over code says when to tell it', async () => {
  const { text } = await open({ state: 'to_be_delivered', handOverCode: '4821', ...delivery });
  expect(text()).toContain('Tell this code to the courier only when you have your food4821');
});
