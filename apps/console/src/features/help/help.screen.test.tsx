import type { StaffHelpRequest } from '@chifan/contract/help/views';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../app/testing/open-console.tsx';
import { playLoudBell } from '../../bell/sound.ts';

vi.mock(import('../../bell/sound.ts'), async (original) => ({
  ...(await original()),
  playLoudBell: vi.fn(),
}));

beforeEach(() => vi.mocked(playLoudBell).mockClear());

const message = {
  isOfPlatform: false,
  replies: ['骑手找不到我。'],
  text: 'I am at the north gate.',
  language: 'en',
  translated: { text: '我在北门。', by: 'machine', rest: null, isComing: false },
  photos: [],
  isRead: true,
} as const;
const asked = { ...message, id: 1, replies: [...message.replies], photos: [], createdAt: '2026-11-21T04:00:00Z' };
const answered = {
  ...asked,
  id: 2,
  isOfPlatform: true,
  replies: ['我们已联系骑手。'],
  text: '',
  translated: null,
  createdAt: '2026-11-21T04:02:00Z',
};
const request = (change: Partial<StaffHelpRequest> = {}): StaffHelpRequest => ({
  id: 7,
  topic: 'delivery',
  state: 'open',
  orderNumber: '26112100000007',
  orderId: 9,
  createdAt: '2026-11-21T04:00:00Z',
  messages: [asked],
  unread: 0,
  allowedEvents: ['answer', 'close'],
  guestName: 'Mei',
  isMember: true,
  email: null,
  language: 'en',
  symptoms: null,
  ...change,
});
const open = (shown: StaffHelpRequest) =>
  openConsole('/help', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/help/list': { records: [shown], total: 1, pageNo: 1, pageSize: 20 },
      '/rest/platform/help/replies': {
        replies: [{ reply: 'asked_courier', zh: '我们已联系骑手。', guest: 'We’ve asked the courier.' }],
      },
      '/rest/platform/help/answer': shown,
    },
  });

it('an operator reads a guest’s help request in Chinese with a link to the order, and answers in the same conversation', async () => {
  const { user, asked: sent } = await open(request());
  const talk = within(await screen.findByRole('log', { name: '对话' }));
  expect(talk.getByText('骑手找不到我。')).toBeTruthy();
  expect(talk.getByText('我在北门。')).toBeTruthy();
  expect(screen.getByText(/客人已等待 \d+ 分钟/)).toBeTruthy();
  expect(screen.getByRole('link', { name: '26112100000007' }).getAttribute('href')).toContain('26112100000007');
  await user.click(screen.getByText('常用语（客人看到译文）'));
  await user.click(await screen.findByRole('checkbox', { name: /我们已联系骑手/ }));
  await user.type(screen.getByLabelText('答复客人'), '马上到');
  await user.click(screen.getByRole('button', { name: '发送' }));
  await expect
    .poll(() => sent)
    .toContainEqual({
      path: '/rest/platform/help/answer',
      input: { helpRequestId: 7, replies: ['asked_courier'], text: '马上到', language: 'zh-CN' },
      key: expect.any(String),
    });
});

it('an operator sees that the guest has read the answer to a help request', async () => {
  await open(request({ state: 'answered', messages: [asked, answered] }));
  const talk = within(await screen.findByRole('log', { name: '对话' }));
  expect(talk.getByText(/客人已读/)).toBeTruthy();
  expect(screen.queryByText(/客人已等待/)).toBeNull();
});

it('an operator can answer a closed help request, which opens it again', async () => {
  await open(request({ state: 'closed', allowedEvents: ['answer'] }));
  expect(await screen.findByLabelText('答复客人（会重新打开对话）')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '关闭' })).toBeNull();
});

it('a help request has no answer form if the guest’s account is deleted', async () => {
  await open(request({ allowedEvents: ['close'], isMember: false }));
  await screen.findByRole('log', { name: '对话' });
  expect(screen.queryByLabelText('答复客人')).toBeNull();
});

const unwell = (changed: Partial<StaffHelpRequest> = {}): StaffHelpRequest =>
  request({ topic: 'allergy', messages: [], ...changed });

const openUrgent = (requests: readonly StaffHelpRequest[], urgent = 0) =>
  openConsole('/help', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/help/list': { records: [...requests], total: requests.length, pageNo: 1, pageSize: 20 },
      '/rest/platform/help/waiting': { waiting: requests.length, urgent },
    },
  });

it('the help request of a guest who feels unwell is marked as urgent with its symptoms', async () => {
  await openUrgent([unwell({ symptoms: ['breathing', 'rash'] }), unwell({ id: 5 })], 1);
  expect(screen.getAllByText(/^紧急：/)).toHaveLength(1);
  screen.getByText('症状：呼吸困难、皮疹或发痒');
});

it('the console does not ring for a guest who felt unwell and no longer waits for an answer', async () => {
  await openUrgent([unwell()]);
  expect(playLoudBell).not.toHaveBeenCalled();
});

it('the console rings while a guest who feels unwell waits for an answer', async () => {
  await openUrgent([unwell({ symptoms: [] })], 1);
  await expect.poll(() => vi.mocked(playLoudBell).mock.calls.length).toBeGreaterThan(0);
});
