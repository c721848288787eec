import { act, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from './testing/open-console.tsx';

afterEach(() => vi.restoreAllMocks());

const open = (isLive: boolean) =>
  openConsole('/deliveries', {
    staff: staffOfTest('courier'),
    answers: { '/rest/courier/job/list': { mine: [], offered: [], offers: [], ways: [], onBreak: null } },
    isLive,
  });

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

const signs = () =>
  ['实时', '连接中', '已断开', '与服务器断开了', '您已离线'].filter((words) =>
    (document.body.textContent ?? '').includes(words),
  );

it('as soon as the device loses its network, the console shows that the connection is lost and no longer shows “live”', async () => {
  await open(true);
  await expect.poll(signs).toEqual(['实时']);
  setOnline(false);
  expect(signs()).toEqual(['已断开', '与服务器断开了']);
  expect(screen.getByText(/^与服务器断开了/).closest('[role=alert]')).not.toBeNull();
  setOnline(true);
  expect(signs()).toEqual(['实时']);
});

it('the console shows “connecting” during a short interruption of the live connection, and “disconnected” after a longer one', async () => {
  await open(false);
  expect(signs()).toEqual(['连接中']);
  await expect.poll(signs).toEqual(['已断开', '与服务器断开了']);
});
