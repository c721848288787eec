import { onTestFinished } from 'vitest';

/** Adds the tag that lists the available sign-in providers to the page, and removes the tag at the end of the test. */
export function offerSignIns(...names: readonly ('google' | 'apple' | 'wechat')[]): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'sign-in', content: JSON.stringify(names) });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
