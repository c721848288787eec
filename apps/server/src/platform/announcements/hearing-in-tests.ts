import { expect, vi } from 'vitest';
import { waitLimitMs } from '../../../../../tools/test/wait-limit.ts';
import type { TestApp } from '../../testing/open-test-app.ts';

/** Starts listening for announcements. Hooks call it too, so that `expect.poll` cannot be used. */
export async function startHearing({ app }: TestApp): Promise<void> {
  const { announcements } = app.platform;
  announcements.start();
  await vi.waitFor(() => expect(announcements.isUpToDate()).toBe(true), { timeout: waitLimitMs });
}
