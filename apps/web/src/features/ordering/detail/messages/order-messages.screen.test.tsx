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
  ownWords: null,
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
      '/rest/order/message/write': { ...atDoor, from: 'member', to: 'courier' },
    },
  });

it('a guest reads a courier’s message translated and can reply with a ready-made sentence, shown also in Chinese', async () => {
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

it('a completed order shows its messages, but the guest can send no new ones', async () => {
  const { user } = await open({ state: 'completed', messages: [{ ...atDoor, readAt: atDoor.at }], writableTo: [] });
  await user.click(await screen.findByRole('button', { name: 'Message the courier' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByText('Messaging is closed for this order.')).toBeTruthy();
  expect(sheet.getByText('I need a card for the lift.')).toBeTruthy();
});

it('an order shows no message card if the guest can write to neither the restaurant nor the courier', async () => {
  await open({});
  await screen.findByText('Order history');
  expect(screen.queryByText('Messages')).toBeNull();
});

const words = (changed: object = {}) => ({
  ...atDoor,
  code: 'own_words',
  text: 'The lift is broken. (machine translation)',
  textZh: '电梯坏了',
  ownWords: {
    text: '电梯坏了',
    language: 'zh-CN' as const,
    translated: { text: 'The lift is broken.', by: 'machine' as const, rest: null, isComing: false },
    isAboutDiet: false,
    ...changed,
  },
});

it('a guest sends a typed message about an order, and the field is then empty', async () => {
  const { user, asked } = await open({ messages: [], writableTo: ['courier'] });
  await user.click(await screen.findByRole('button', { name: 'Message the courier' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(await sheet.findByRole('button', { name: /I am coming down/ })).toBeTruthy();
  const field = sheet.getByLabelText<HTMLTextAreaElement>('Write a message');
  expect(sheet.getByRole<HTMLButtonElement>('button', { name: 'Send message' }).disabled).toBe(true);
  await user.type(field, ' I wait by the blue gate ');
  await user.click(sheet.getByRole('button', { name: 'Send message' }));
  await expect
    .poll(() => asked)
    .toContainEqual({
      path: '/rest/order/message/write',
      input: { orderId: 9, to: 'courier', text: 'I wait by the blue gate' },
      key: expect.any(String),
    });
  await expect.poll(() => field.value).toBe('');
});

it('an unsent message stays in the field when the guest closes and reopens the message sheet', async () => {
  const { user } = await open({ messages: [], writableTo: ['courier', 'merchant'] });
  await user.click(await screen.findByRole('button', { name: 'Message the courier' }));
  await user.type(await screen.findByLabelText('Write a message'), 'Blue gate');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Message the restaurant' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Write a message')).value).toBe('');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Message the courier' }));
  expect((await screen.findByLabelText<HTMLTextAreaElement>('Write a message')).value).toBe('Blue gate');
});

it('a typed message of the courier is shown with its machine translation, and with the original after a tap', async () => {
  const { user } = await open({ messages: [words()], writableTo: ['courier'] });
  await user.click(await screen.findByRole('button', { name: 'Message the courier' }));
  const log = within(await screen.findByRole('log'));
  expect(log.getByText('The lift is broken.')).toBeTruthy();
  expect(log.getByText('Machine translation')).toBeTruthy();
  expect(log.queryByText('电梯坏了')).toBeNull();
  await user.click(log.getByRole('button', { name: 'Show original' }));
  expect(log.getByText('电梯坏了').lang).toBe('zh-CN');
});

it('a typed message that may mention an allergy shows translation, original and a warning at once', async () => {
  const translated = { text: 'There are peanuts in it.', by: 'machine' as const, rest: null, isComing: false };
  const about = words({ text: '里面有花生', translated, isAboutDiet: true });
  const { user } = await open({ messages: [about], writableTo: ['courier'] });
  expect((await screen.findByText('1 new message')).closest('[role=status]')?.textContent).toContain('里面有花生');
  await user.click(await screen.findByRole('button', { name: 'Message the courier' }));
  const log = within(await screen.findByRole('log'));
  expect(log.getByText('There are peanuts in it.')).toBeTruthy();
  expect(log.getByText('里面有花生')).toBeTruthy();
  expect(log.getByText(/may be about an allergy or diet/)).toBeTruthy();
});

it.each([
  [
    'not translated',
    { text: null, rest: 'Blue gate', isComing: false },
    'Not translated. They see your original text.',
  ],
  ['in translation', { text: null, rest: 'Blue gate', isComing: true }, 'Translating…'],
  ['translated in part', { text: '蓝色大门', rest: 'Blue gate', isComing: false }, 'Not translated: Blue gate'],
])('the chat shows that a message typed by the guest is %s', async (_, changed, note) => {
  const translated = { by: null, ...changed };
  const mine = { ...words({ text: 'Meet me', language: 'en', translated }), from: 'member', to: 'courier' } as const;
  const { user } = await open({ messages: [mine], writableTo: ['courier'] });
  await user.click(await screen.findByRole('button', { name: 'Message the courier' }));
  expect((await screen.findByRole('log')).textContent).toContain(note);
});
