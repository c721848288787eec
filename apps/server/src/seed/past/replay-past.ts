import type { Past } from './open-past.ts';

export type Happening = { readonly at: Date; readonly happen: () => Promise<unknown> };

export async function replayPast(past: Past, happenings: readonly Happening[], now: Date): Promise<void> {
  for (const { at, happen } of happenings.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    await past.passUntil(at);
    await happen();
  }
  await past.passUntil(now);
}
