import { orderStates, type StateCounts } from '@chifan/domain/ordering';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../app/testing/open-screen.tsx';
import { type OrderDetail, sampleOrder } from '../../../app/testing/sample-order.ts';
import type { OutputOf } from '../../../platform/api.ts';

const listed = (order: OrderDetail) => ({
  records: [order],
  total: 1,
  pageNo: 1,
  pageSize: 20,
  counts: { to_pay: 0, in_progress: 1, after_sale: 0, finished: 0 },
  stateCounts: Object.fromEntries(orderStates.map((state) => [state, 0])) as StateCounts,
});
const sentences = [
  { sentence: 'late', topic: 'order', text: 'My order is late.' },
  { sentence: 'charged_twice', topic: 'payment', text: 'I was charged twice.' },
  { sentence: 'still_waiting', topic: null, text: 'I’m still waiting.' },
] as const;
const channels = {
  '/rest/help/channels': { whatsApp: '8613800138000', weChat: 'chifan_help' },
  '/rest/help/desk': { reply: { kind: 'minutes' as const, minutes: 5 }, sentences: [...sentences] },
};

const message = {
  isOfPlatform: false,
  replies: [],
  text: 'Paid twice.',
  language: 'en',
  translated: null,
  photos: [],
  isRead: true,
} as const;
const asked = { ...message, id: 1, photos: [], replies: [], createdAt: '2026-11-21T04:00:00Z' };
const answered = {
  ...message,
  id: 2,
  isOfPlatform: true,
  isRead: false,
  replies: ['We’re sorry for the trouble.'],
  text: '马上处理',
  language: 'zh-CN' as const,
  translated: { text: 'We’re on it.', by: 'machine' as const, rest: null, isComing: false },
  photos: [],
  createdAt: '2026-11-21T05:00:00Z',
};
type Conversation = OutputOf<'/rest/help/conversation'>;
const conversation = (change: Partial<Conversation> = {}): Conversation => ({
  id: 7,
  topic: 'payment',
  state: 'answered',
  orderNumber: '26112100000007',
  orderId: 9,
  createdAt: '2026-11-21T04:00:00Z',
  messages: [asked, answered],
  unread: 1,
  allowedEvents: ['follow_up', 'close'],
  ...change,
});
const listOf = (...records: Conversation[]) => ({ records, total: records.length, pageNo: 1, pageSize: 10 });
const noConversation = { '/rest/help/list': listOf() };
const inConversation = (change: Partial<Conversation> = {}) => ({
  ...channels,
  '/rest/help/conversation': conversation(change),
  '/rest/help/read': true,
  '/rest/help/followUp': conversation(change),
  '/rest/help/close': conversation({ state: 'closed', allowedEvents: ['follow_up'] }),
});

test('for a guest who comes from an order, the prefilled chat message and the form contain the order number', async () => {
  const params = { order: '26112100000007', topic: 'refund' };
  await openScreen('pages/help/service/service', { params, isSignedIn: false, answers: channels });
  const chat = await screen.findByRole('link', { name: /WhatsApp/ });
  expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toContain('26112100000007');
  const number = screen.getByLabelText<HTMLInputElement>('Order number (optional)');
  expect(number.value).toBe('26112100000007');
  expect(screen.getByLabelText<HTMLSelectElement>('What do you need help with?').value).toBe('refund');
});

test.each(['chifan_help', 'https://work.weixin.qq.com/kfid/kfc1'])(
  'the guest can copy the prefilled message for WeChat, because a WeChat link cannot contain it (WeChat account: %s)',
  async (weChat) => {
    const params = { order: '26112100000007' };
    const answers = { ...channels, '/rest/help/channels': { whatsApp: null, weChat } };
    const { user } = await openScreen('pages/help/service/service', { params, isSignedIn: false, answers });
    await user.click(await screen.findByRole('button', { name: 'Copy message' }));
    await expect
      .poll(() => navigator.clipboard.readText())
      .toBe('Hello Chifan, I need help with order 26112100000007.');
  },
);

test('a visitor must enter an e-mail address to send a question, and two taps send the question only once', async () => {
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

test('a member who opens customer service from an order starts a chat about it with one tap on a ready-made sentence', async () => {
  const answers = { ...inConversation(), ...noConversation, '/rest/help/ask': { id: 7 } };
  const params = { order: '26112100000007' };
  const { user, asked: sent } = await openScreen('pages/help/service/service', { params, answers });
  expect(await screen.findByText('Usually replies in about 5 minutes')).toBeTruthy();
  expect(screen.getByText('26112100000007')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'I was charged twice.' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'My order is late.' }));
  await screen.findByRole('log', { name: 'Messages' });
  const calls = sent.filter(({ path }) => path === '/rest/help/ask');
  expect(calls).toMatchObject([{ input: { topic: 'order', orderNumber: '26112100000007', sentences: ['late'] } }]);
  expect(calls[0]?.key).toBeTruthy();
});

test('a member who opens customer service with only the id of an order starts a chat about that order', async () => {
  const order = sampleOrder({ id: 9, number: '26112100000009' });
  const answers = { ...channels, ...noConversation, '/rest/order/detail': order };
  await openScreen('pages/help/service/service', { params: { orderId: '9' }, answers });
  expect(await screen.findByText('26112100000009')).toBeTruthy();
});

test('a member who opens customer service again from the same order continues the chat about that order', async () => {
  const answers = { ...inConversation(), '/rest/help/list': listOf(conversation()) };
  await openScreen('pages/help/service/service', { params: { order: '26112100000007' }, answers });
  expect(within(await screen.findByRole('log', { name: 'Messages' })).getByText('Paid twice.')).toBeTruthy();
});

test('a member who opens customer service without an order chooses a topic, and can add a recent order with a tap', async () => {
  const order = sampleOrder({ id: 9, number: '26112100000009' });
  const answers = {
    ...inConversation(),
    ...noConversation,
    '/rest/order/list': listed(order),
    '/rest/help/ask': { id: 7 },
  };
  const { user, asked: sent } = await openScreen('pages/help/service/service', { answers });
  await user.click(await screen.findByRole('link', { name: 'Payment' }));
  const chip = await screen.findByRole('button', { name: new RegExp(order.shopName.text) });
  await user.click(chip);
  expect(chip.getAttribute('aria-pressed')).toBe('true');
  await user.type(screen.getByLabelText('Your message'), 'Where is the receipt?');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByRole('log', { name: 'Messages' });
  expect(sent.filter(({ path }) => path === '/rest/help/ask')).toMatchObject([
    { input: { topic: 'payment', orderNumber: '26112100000009', text: 'Where is the receipt?', sentences: [] } },
  ]);
});

test('the customer service screen lists the member’s conversations with the number of unread answers', async () => {
  const answers = { ...inConversation(), '/rest/help/list': listOf(conversation()) };
  const { user } = await openScreen('pages/help/service/service', { answers });
  expect(await screen.findByText('1 new message')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: /We’re on it/ }));
  expect(await screen.findByRole('log', { name: 'Messages' })).toBeTruthy();
});

test('the platform’s answer is shown translated, is marked as read, and shows its original text after a tap', async () => {
  const { asked: sent } = await openScreen('pages/help/service/service', {
    params: { request: '7' },
    answers: inConversation(),
  });
  await screen.findByText('We’re sorry for the trouble.');
  await screen.findByText('We’re on it.');
  await expect
    .poll(() => sent)
    .toContainEqual(expect.objectContaining({ path: '/rest/help/read', input: { helpRequestId: 7, upToId: 2 } }));
  fireEvent.click(screen.getByRole('button', { name: 'Show original' }));
  await waitFor(() => expect(screen.getByText('马上处理').getAttribute('lang')).toBe('zh-CN'));
  const order = screen.getByRole('link', { name: /26112100000007/ });
  expect(order.getAttribute('href')).toContain('pages/order/detail/detail?orderId=9');
});

test('a member answers with a ready-made sentence, and closes the conversation when the problem is solved', async () => {
  const { user, asked: sent } = await openScreen('pages/help/service/service', {
    params: { request: '7' },
    answers: inConversation(),
  });
  await user.click(await screen.findByRole('button', { name: 'I’m still waiting.' }));
  await user.click(screen.getByRole('button', { name: 'My problem is solved' }));
  await expect
    .poll(() => sent)
    .toContainEqual({
      path: '/rest/help/followUp',
      input: { helpRequestId: 7, sentences: ['still_waiting'], text: '', photos: [] },
      key: expect.any(String),
    });
  await expect.poll(() => sent).toContainEqual(expect.objectContaining({ path: '/rest/help/close' }));
});

test('a closed conversation shows that a new message reopens it', async () => {
  const answers = inConversation({ state: 'closed', allowedEvents: ['follow_up'] });
  await openScreen('pages/help/service/service', { params: { request: '7' }, answers });
  expect(await screen.findByText('This conversation is closed. Send a message to open it again.')).toBeTruthy();
  expect(screen.getByLabelText('Your message')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'My problem is solved' })).toBeNull();
});

test.each([
  [{ kind: 'later' as const, opensAt: '2099-11-22T01:00:00Z' }, /Our team is back at .*09:00/],
  [{ kind: 'unknown' as const }, /Leave a message. We’ll notify you when we reply./],
])(
  'the customer service screen does not promise a reply within minutes if the server returns %j',
  async (reply, words) => {
    const answers = { ...channels, ...noConversation, '/rest/help/desk': { reply, sentences: [] } };
    const { text } = await openScreen('pages/help/service/service', { answers });
    await waitFor(() => expect(text()).toMatch(words));
    expect(text()).not.toContain('Usually replies');
  },
);
