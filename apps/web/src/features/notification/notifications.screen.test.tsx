import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, refuse } from '../../app/testing/open-screen.tsx';
import { invalidateNotifications, type NotificationSettings } from '../../data/notification.ts';
import { queryClient } from '../../platform/query.ts';

const notice = {
  id: 7,
  kind: 'order' as const,
  title: 'Your food has arrived',
  text: 'Enjoy your meal!',
  screen: { path: 'pages/order/detail/detail', params: { orderId: '3' } },
  isRead: false,
  createdAt: '2026-11-21T04:00:00.000Z',
};
const page = { total: 1, pageNo: 1, pageSize: 20, unread: 1 };

test('a notification links to its subject and is marked as read once it is shown', async () => {
  const { asked } = await openScreen('pages/mine/notices/notices', {
    answers: { '/rest/notification/list': { ...page, records: [notice] }, '/rest/notification/read': true },
  });
  const link = await screen.findByRole('link', { name: /Your food has arrived/ });
  expect(link.getAttribute('href')).toBe('#/pages/order/detail/detail?orderId=3');
  expect(link.textContent).toContain('New');
  // The icon of the kind, and the arrow of a row that opens a screen.
  expect(link.querySelectorAll('svg')).toHaveLength(2);
  await waitFor(() => {
    const told = asked.filter(({ path }) => path === '/rest/notification/read').map(({ input }) => input);
    expect(told).toEqual([expect.objectContaining({ upToId: 7 })]);
  });
});

test('a notification that was unread when the list opened stays highlighted in that list', async () => {
  let isRead = false;
  await openScreen('pages/mine/notices/notices', {
    answers: {
      '/rest/notification/list': () => ({
        ...page,
        records: [{ ...notice, isRead, text: isRead ? 'Read by now' : notice.text }],
      }),
      '/rest/notification/read': () => (isRead = true),
    },
  });
  await waitFor(() => expect(isRead).toBe(true));
  await act(() => invalidateNotifications(queryClient));
  const link = await screen.findByRole('link', { name: /Read by now/ });
  expect(link.textContent).toContain('New');
});

test('an empty list of notifications says that there are no notifications yet', async () => {
  const { text } = await openScreen('pages/mine/notices/notices', {
    answers: { '/rest/notification/list': { ...page, total: 0, unread: 0, records: [] } },
  });
  expect(text()).toContain('No notifications yet');
});

const settings: NotificationSettings = {
  email: 'anna@example.com',
  quietHours: null,
  choices: [
    { kind: 'order', channel: 'email', isOn: true, isSwitchable: true },
    { kind: 'receipt', channel: 'email', isOn: true, isSwitchable: false },
  ],
};

test('a kind of notification can be switched off with one tap, but receipts cannot be switched off', async () => {
  const { user, asked } = await openScreen('pages/mine/notices/settings', {
    answers: {
      '/rest/notification/settings': settings,
      '/rest/notification/choose': {
        ...settings,
        choices: settings.choices.map((choice) => (choice.kind === 'order' ? { ...choice, isOn: false } : choice)),
      },
    },
  });
  const orders = screen.getByRole<HTMLInputElement>('switch', { name: 'Orders: By email' });
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Receipts: By email' }).disabled).toBe(true);
  await user.click(orders);
  await waitFor(() => expect(orders.checked).toBe(false));
  expect(asked.find(({ path }) => path === '/rest/notification/choose')?.input).toMatchObject({
    kind: 'order',
    channel: 'email',
    isOn: false,
  });
});

test('if the server rejects a change of the notification settings, the switch returns to its old position', async () => {
  const { user } = await openScreen('pages/mine/notices/settings', {
    answers: {
      '/rest/notification/settings': settings,
      '/rest/notification/choose': () => refuse('notice_not_switchable'),
    },
  });
  const orders = screen.getByRole<HTMLInputElement>('switch', { name: 'Orders: By email' });
  await user.click(orders);
  await waitFor(() => expect(orders.checked).toBe(true));
});

test('the browser’s permission for push messages is requested only after a tap on the button that explains them', async () => {
  const ask = vi.fn<() => Promise<string>>(() => Promise.resolve('denied'));
  const pushManager = { getSubscription: () => Promise.resolve(null) };
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: ask });
  vi.stubGlobal('PushManager', vi.fn());
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistration: () => Promise.resolve({ pushManager }) },
  });
  const { user } = await openScreen('pages/mine/notices/settings', {
    answers: { '/rest/notification/settings': settings },
  });
  const button = await screen.findByRole('button', { name: 'Turn on notifications' });
  expect(ask).not.toHaveBeenCalled();
  await user.click(button);
  expect(ask).toHaveBeenCalledTimes(1);
  Reflect.deleteProperty(navigator, 'serviceWorker');
});
