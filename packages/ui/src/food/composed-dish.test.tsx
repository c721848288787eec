import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** Renders dish drawings. Returns one function for each drawing, which counts its drawn layers. */
async function drawnOf(...plates: readonly string[]): Promise<(() => number)[]> {
  const { DishPlate } = await import('./dish-picture.tsx');
  return plates.map((plate) => {
    const { container } = render(<DishPlate plate={plate} />);
    return () => container.querySelectorAll('use').length;
  });
}

it.each([
  ['a composed drawing', 'plate rice:ff0000', 2],
  ['a standard drawing', 'noodles', 1],
])('DishPlate renders %s only after the text of the page is visible', async (_kind, plate, layers) => {
  const [drawn = () => -1] = await drawnOf(plate);
  expect(drawn()).toBe(0);
  await expect.poll(drawn).toBe(layers);
});

it('once one drawing is visible, DishPlate renders further drawings without a delay', async () => {
  const [first = () => -1] = await drawnOf('bowl ');
  await expect.poll(first).toBeGreaterThan(0);
  const [later = () => -1] = await drawnOf('noodles');
  expect(later()).toBe(1);
});
