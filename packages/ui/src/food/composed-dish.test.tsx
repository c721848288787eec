import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** Of a page that was just opened. */
async function drawnOf(...plates: readonly string[]): Promise<(() => number)[]> {
  const { DishPlate } = await import('./dish-picture.tsx');
  return plates.map((plate) => {
    const { container } = render(<DishPlate plate={plate} />);
    return () => container.querySelectorAll('use').length;
  });
}

it.each([
  ['a composed drawing', 'plate rice:ff0000', 2],
  ['a plate', 'noodles', 1],
])('%s is drawn once the words around it are seen, and not before', async (_kind, plate, layers) => {
  const [drawn = () => -1] = await drawnOf(plate);
  expect(drawn()).toBe(0);
  await expect.poll(drawn).toBe(layers);
});

it('every later one is drawn at once', async () => {
  const [first = () => -1] = await drawnOf('bowl ');
  await expect.poll(first).toBeGreaterThan(0);
  const [later = () => -1] = await drawnOf('noodles');
  expect(later()).toBe(1);
});
