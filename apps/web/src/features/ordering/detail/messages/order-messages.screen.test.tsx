import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { openScreen } from '../../../../app/testing/open-screen.tsx';
import { type OrderDetail, sampleOrder } from '../../../../app/testing/sample-order.ts';
import type { MessageChoice } from '../../../../data/order-messages.ts';

const atDoor: OrderDetail['messages'][number] = {
  id: 41,
  from: 'courier',
  to: 'member',
  code: 'of_tomorrow',
  text: 'I need a card for the lift.',
  textZh: '缺少电梯卡。',
  at: '2026-11-21T04:02:00Z',
  readAt: null,
};
const choice = { group: 'where', groupText: 'Where' } as const;
const choices: MessageChoice[] = [
  { ...choice, options: [], to: 'courier', code: 'coming_down', text: 'I am coming down.', textZh: '我现在下楼。' },
  { ...choice, options: [], to: 'merchant', code: 'thanks', text: 'Thank you!', textZh: '谢谢！' },
];

const open = (changed: Partial<OrderDetail>) =>
  openScreen('pages/order/detail/detail', {
    params: { orderId: '9' },
    answers: {
      '/rest/order/detail': sampleOrder(changed),
      '/rest/order/message/choices': { choices },
      '/rest/order/message/read': true,
      '/rest/order/message/send': { ...atDoor, from: 'member', to: 'courier' },
    },
  });

it('a guest reads a courier’s message translated and can reply with a ready sentence, shown also in Chinese', async () => {
  const { user, asked } = await open({ messages: [atDoor], writableTo: ['merchant', 'courier'] });
  expect(await screen.findByText('1 new message')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Message the courier' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('log').textContent).toContain('I need a card for the lift.缺少电梯卡。');
  await expect
    .poll(() => asked)
    .toContainEqual(expect.objectContaining({ path: '/rest/order/message/read', input: { orderId: 9, upToId: 41 } }));
  await user.click(await sheet.findByRole('button', { name: /I am coming down/ }));
  await expect
    .poll(() => asked)
    .toContainEqual({
      path: '/rest/order/message/send',
      input: { orderId: 9, to: 'courier', code: 'coming_down' },
      key: expect.any(String),
    });
  expect(sheet.queryByRole('button', { name: /Thank you/ })).toBeNull();
  expect(sheet.getByText('我现在下楼。').lang).toBe('zh-CN');
});

it('a completed order shows its messages but accepts no new ones', async () => {
  const { user } = await open({ state: 'completed', messages: [{ ...atDoor, readAt: atDoor.at }], writableTo: [] });
  await user.click(await screen.findByRole('button', { name: 'Message the courier' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Messaging is closed for this order.')).toBeTruthy();
  expect(sheet.getByText('I need a card for the lift.')).toBeTruthy();
});

it('an order in which the guest can message neither restaurant nor courier has no messages card', async () => {
  await open({});
  await screen.findByText('Order history');
  expect(screen.queryByText('Messages')).toBeNull();
});
