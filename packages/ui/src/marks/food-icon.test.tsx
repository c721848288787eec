import { allergens, ingredients } from '@chifan/domain/catalogue';
import { dietWishes } from '@chifan/domain/member';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FoodIcon } from './food-icon.tsx';
import svg from './food-icons.svg?raw';

const drawn = [...svg.matchAll(/<symbol id="(\w+)"/g)].map(([, id]) => id);

it('food-icons.svg has an icon for each allergen, diet wish and ingredient, and no other icon', async () => {
  const names = [...new Set([...allergens, ...dietWishes, ...ingredients])];
  const { container } = render(names.map((name) => <FoodIcon key={name} name={name} />));
  const used = () => [...container.querySelectorAll('use')].map((use) => use.getAttribute('href')?.split('#')[1]);
  await expect.poll(() => used().length).toBe(names.length);
  expect([...new Set(used())].toSorted()).toEqual(drawn.toSorted());
});
