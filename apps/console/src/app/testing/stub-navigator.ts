import { vi } from 'vitest';

/** Adds properties such as `usb` to the browser's `navigator` for one test. */
export function stubNavigator(added: Readonly<Record<string, unknown>>): void {
  // happy-dom's clipboard works only on the real navigator.
  const values = { clipboard: navigator.clipboard, ...added };
  const described = Object.entries(values).map(([name, value]) => [
    name,
    { value, configurable: true, writable: true },
  ]);
  vi.stubGlobal('navigator', Object.create(navigator, Object.fromEntries(described)));
}
