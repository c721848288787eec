import { expect, it } from 'vitest';
import { dishIllustration } from '../menu/dish-illustration.ts';
import type { CoverDish } from './cover-dish.ts';
import { shopCover } from './shop-cover.ts';

const dish = (more: Partial<CoverDish> = {}): CoverDish => ({
  plate: 'noodles',
  nameZh: '牛肉面',
  image: null,
  diet: {},
  ...more,
});
const shop = { image: null, coverDishes: [], cuisine: 'hotpot' } as const;

it('a shop with its own picture shows this picture and not the photo of a dish', () => {
  expect(shopCover({ ...shop, image: 'shop.jpg', coverDishes: [dish({ image: 'dish.jpg' })] }).image).toBe('shop.jpg');
});

it('a shop without a picture shows the photo of the best-selling dish that has a photo', () => {
  const coverDishes = [dish(), dish({ image: 'second.jpg' }), dish({ image: 'third.jpg' })];
  expect(shopCover({ ...shop, coverDishes }).image).toBe('second.jpg');
});

it('a shop without photos shows the drawing of the best-selling dish that has a drawing', () => {
  const coverDishes = [dish({ nameZh: '' }), dish()];
  expect(shopCover({ ...shop, coverDishes })).toEqual({ image: null, plate: dishIllustration(dish()) });
});

it.each([[null], [[]]])('a shop without dishes shows the drawing of its cuisine (cover dishes: %j)', (coverDishes) => {
  expect(shopCover({ ...shop, coverDishes })).toEqual({ image: null, plate: 'hotpot' });
});
