import { expect, vi } from 'vitest';
import { waitLimitMs } from '../../../../../tools/test/wait-limit.ts';
import type { TestApp } from '../../testing/open-test-app.ts';

/**
 * Starts to listen for announcements. Uses `vi.waitFor`, because hooks call this function and cannot use `expect.poll`.
 */
export async function startHearing({ app }: TestApp): Promise<void> {
  const { announcements } = app.platform;
  announcements.start();
  await vi.waitFor(() => expect(announcements.isUpToDate()).toBe(true), { timeout: waitLimitMs });
}
