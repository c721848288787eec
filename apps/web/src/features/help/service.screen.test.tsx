import { orderStates, type StateCounts } from '@chifan/domain/ordering';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../app/testing/open-screen.tsx';
import { type OrderDetail, sampleOrder } from '../../app/testing/sample-order.ts';

const listed = (order: OrderDetail) => ({
  records: [order],
  total: 1,
  pageNo: 1,
  pageSize: 20,
  counts: { to_pay: 0, in_progress: 1, after_sale: 0, finished: 0 },
  stateCounts: Object.fromEntries(orderStates.map((state) => [state, 0])) as StateCounts,
});
const channels = { '/rest/help/channels': { whatsApp: '8613800138000', weChat: 'chifan_help' } };

test('for a guest who comes from an order, chat message and form contain the order number', async () => {
  const params = { order: '26112100000007', topic: 'refund' };
  await openScreen('pages/help/service/service', { params, isSignedIn: false, answers: channels });
  const chat = await screen.findByRole('link', { name: /WhatsApp/ });
  expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toContain('26112100000007');
  const number = screen.getByLabelText<HTMLInputElement>('Order number (optional)');
  expect(number.value).toBe('26112100000007');
  expect(screen.getByLabelText<HTMLSelectElement>('What do you need help with?').value).toBe('refund');
});

test.each(['chifan_help', 'https://work.weixin.qq.com/kfid/kfc1'])(
  'the message for WeChat can be copied, because a link cannot contain it (WeChat account: %s)',
  async (weChat) => {
    const params = { order: '26112100000007' };
    const answers = { '/rest/help/channels': { whatsApp: null, weChat } };
    const { user } = await openScreen('pages/help/service/service', { params, isSignedIn: false, answers });
    await user.click(await screen.findByRole('button', { name: 'Copy message' }));
    await expect
      .poll(() => navigator.clipboard.readText())
      .toBe('Hello Chifan, I need help with order 26112100000007.');
  },
);

test('for a guest who comes from the order screen, chat message and form contain the order number', async () => {
  const order = sampleOrder({ id: 9, number: '26112100000009' });
  const answers = { ...channels, '/rest/order/detail': order };
  await openScreen('pages/help/service/service', { params: { orderId: '9' }, answers });
  await waitFor(() => {
    const number = screen.getByLabelText<HTMLInputElement>('Order number (optional)');
    expect(number.value).toBe('26112100000009');
  });
});

test('a member can pick a recent order instead of typing its number', async () => {
  const order = sampleOrder({ id: 9, number: '26112100000009' });
  const answers = { ...channels, '/rest/order/list': listed(order) };
  const { user } = await openScreen('pages/help/service/service', { answers });
  const chip = await screen.findByRole('button', { name: new RegExp(order.shopName.text) });
  await user.click(chip);
  const number = screen.getByLabelText<HTMLInputElement>('Order number (optional)');
  expect(number.value).toBe('26112100000009');
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await user.click(chip);
  expect(number.value).toBe('');
});

test('a visitor must enter an e-mail address, and two taps send the question once', async () => {
  const answers = { ...channels, '/rest/help/ask': { id: 7 } };
  const params = { topic: 'payment' };
  const { user, asked } = await openScreen('pages/help/service/service', { params, isSignedIn: false, answers });
  await user.type(screen.getByLabelText('Your message'), 'Paid twice.');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
  await user.type(screen.getByLabelText('Your email, for our reply'), 'anna@example.com');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/We’ll reply to/);
  const sent = asked.filter(({ path }) => path === '/rest/help/ask');
  expect(sent).toMatchObject([{ input: { topic: 'payment', text: 'Paid twice.', email: 'anna@example.com' } }]);
  expect(sent[0]?.key).toBeTruthy();
});

test('a member reads the platform’s answer on the customer service screen', async () => {
  const message = {
    isOfPlatform: false,
    replies: [],
    text: 'Paid twice.',
    language: 'en',
    translated: null,
    photos: [],
  } as const;
  const request = {
    id: 7,
    topic: 'payment',
    state: 'answered',
    orderNumber: null,
    orderId: null,
    createdAt: '2026-11-21T04:00:00Z',
    messages: [
      { ...message, id: 1, photos: [], replies: [], createdAt: '2026-11-21T04:00:00Z' },
      {
        ...message,
        id: 2,
        isOfPlatform: true,
        replies: ['We’re sorry for the trouble.'],
        text: '马上处理',
        language: 'zh-CN',
        translated: { text: 'We’re on it.', by: 'machine', rest: null, isComing: false },
        photos: [],
        createdAt: '2026-11-21T05:00:00Z',
      },
    ],
    allowedEvents: ['follow_up'],
  } as const;
  const records = [{ ...request, messages: [...request.messages], allowedEvents: [...request.allowedEvents] }];
  const page = { records, total: 1, pageNo: 1, pageSize: 10 };
  const answers = { ...channels, '/rest/help/list': page as never };
  await openScreen('pages/help/service/service', { answers });
  await screen.findByText('We’re sorry for the trouble.');
  await screen.findByText('We’re on it.');
  fireEvent.click(screen.getByRole('button', { name: 'Show original' }));
  await waitFor(() => expect(screen.getByText('马上处理').getAttribute('lang')).toBe('zh-CN'));
  expect(screen.getByRole('button', { name: 'Reply' })).toBeTruthy();
});
