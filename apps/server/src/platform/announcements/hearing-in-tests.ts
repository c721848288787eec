import { expect, vi } from 'vitest';
import type { TestApp } from '../../testing/open-test-app.ts';

/** An app hears announcements once it is told to. Hooks have no `expect.poll`, whose patience this repeats. */
export async function startHearing({ app }: TestApp): Promise<void> {
  const { announcements } = app.platform;
  announcements.start();
  await vi.waitFor(() => expect(announcements.isUpToDate()).toBe(true), { timeout: 20_000 });
}
