import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Starts the console on a device, and returns whether kitchen mode is on. */
async function isOnAtStart(pointer: 'coarse' | 'fine', width: number, height: number): Promise<boolean> {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === `(pointer: ${pointer})` }));
  vi.stubGlobal('innerWidth', width);
  vi.stubGlobal('innerHeight', height);
  const { useKitchenMode } = await import('./kitchen-mode.ts');
  return useKitchenMode.getState().isOn;
}

it.each([
  ['a tablet', 'coarse', 1024, 768, true],
  ['an upright tablet', 'coarse', 600, 960, true],
  ['a phone', 'coarse', 390, 844, false],
  ['a phone that lies on its side', 'coarse', 844, 390, false],
  ['a computer', 'fine', 1440, 900, false],
] as const)(
  'at its first start on %s (%s pointer, %i by %i pixels), the console decides whether kitchen mode is on: %s',
  async (_, pointer, width, height, isOn) => {
    expect(await isOnAtStart(pointer, width, height)).toBe(isOn);
  },
);

it.each([
  ['{"isOn":false}', false],
  ['{"isOn":"no","size":"huge"}', true],
  ['no settings', true],
])(
  'on a tablet with the stored settings “%s”, the console decides whether kitchen mode is on: %s',
  async (text, isOn) => {
    localStorage.setItem('security.consoleKitchenMode', text);
    expect(await isOnAtStart('coarse', 1024, 768)).toBe(isOn);
  },
);
