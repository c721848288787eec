import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ComposedDish } from './composed-dish.tsx';

const drawn = (drawing: string) => {
  const { container } = render(
    <svg>
      <title>a dish</title>
      <ComposedDish drawing={drawing} />
    </svg>,
  );
  return () => container.querySelectorAll('use').length;
};

it('is drawn once the words around it are seen, and every later one at once', async () => {
  const layers = drawn('plate rice:ff0000');
  expect(layers()).toBe(0);
  await expect.poll(layers).toBe(2);
  expect(drawn('bowl')()).toBe(1);
});
