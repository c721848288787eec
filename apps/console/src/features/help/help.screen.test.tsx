import type { StaffHelpRequest } from '@chifan/contract/help/views';
import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../app/testing/open-console.tsx';
import { playLoudBell } from '../../bell/sound.ts';

vi.mock(import('../../bell/sound.ts'), async (original) => ({
  ...(await original()),
  playLoudBell: vi.fn(),
}));

beforeEach(() => vi.mocked(playLoudBell).mockClear());

const request = (changed: Partial<StaffHelpRequest> = {}): StaffHelpRequest => ({
  id: 4,
  topic: 'allergy',
  state: 'open',
  orderNumber: null,
  orderId: null,
  createdAt: '2026-11-21T04:00:00Z',
  messages: [],
  allowedEvents: ['answer', 'close'],
  guestName: 'Sato',
  isMember: true,
  email: null,
  language: 'ja',
  symptoms: null,
  ...changed,
});

const open = (requests: readonly StaffHelpRequest[], urgent = 0) =>
  openConsole('/help', {
    staff: staffOfTest('platform'),
    answers: {
      '/rest/platform/help/list': { records: [...requests], total: requests.length, pageNo: 1, pageSize: 20 },
      '/rest/platform/help/waiting': { waiting: requests.length, urgent },
    },
  });

it('the help request of a guest who feels unwell is marked as urgent with its symptoms', async () => {
  await open([request({ symptoms: ['breathing', 'rash'] }), request({ id: 5 })], 1);
  expect(screen.getAllByText(/^紧急：/)).toHaveLength(1);
  screen.getByText('症状：呼吸困难、皮疹或发痒');
});

it('the console rings while a guest who feels unwell waits, and not for other help requests', async () => {
  const ring = vi.mocked(playLoudBell);
  await open([request()]);
  expect(ring).not.toHaveBeenCalled();
  await open([request({ symptoms: [] })], 1);
  await expect.poll(() => ring.mock.calls.length).toBeGreaterThan(0);
});
