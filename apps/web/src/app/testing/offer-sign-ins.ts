import { onTestFinished } from 'vitest';

/** Names sign-ins in the page, as a server with their keys does, until the test ends. */
export function offerSignIns(...names: readonly ('google' | 'apple' | 'wechat')[]): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: 'sign-in', content: JSON.stringify(names) });
  document.head.append(meta);
  onTestFinished(() => meta.remove());
}
