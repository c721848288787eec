import { businessDay, fen } from '@chifan/domain';
import { pinyinOf } from '../../modules/catalogue/index.ts';
import type { SetMealPart, SetMealWrite } from '../../modules/setmeal/index.ts';
import { neutralMarks, optionGroupOf, readHours } from '../city-rows.ts';
import { dishesOfBrand } from '../demo-files.ts';
import type { DemoCity, DemoDish } from '../demo-shapes.ts';
import { type DemoPart, type DemoSetMeal, dishesOf } from './set-meals-file.ts';

const dayMs = 86_400_000;
const soldSinceDays = 60;

/** A set meal as the console would store it. Dishes, names, allergens and diets come from the brand's menu. */
export function setMealRowOf(meal: DemoSetMeal, city: DemoCity, brandId: number, now: Date): SetMealWrite {
  const menu = dishesOfBrand(meal.brand, city.shops);
  return {
    brandId,
    name: meal.name,
    pinyin: pinyinOf(meal.name['zh-CN']),
    description: meal.description,
    terms: city.setMeals.terms[meal.terms] ?? {},
    plate: meal.plate,
    photos: [],
    contents: meal.contents.map((part) => partOf(part, menu, city)),
    price: meal.price,
    originalPrice: meal.contents.reduce((sum, part) => sum + separatePriceOf(part, menu), 0),
    persons: meal.persons,
    soldFrom: businessDay(new Date(now.getTime() - soldSinceDays * dayMs)),
    soldUntil: null,
    validDays: meal.validDays,
    servedHours: meal.served === null ? null : readHours(meal.slug, meal.served),
    maxPerOrder: meal.maxPerOrder,
    maxPerMember: meal.maxPerMember,
    stock: meal.stock,
    codeSource: meal.codes === 'own' ? 'own' : meal.codes.from,
    featuredRank: meal.featuredRank,
    isOnSale: true,
  };
}

type Menu = ReadonlyMap<string, DemoDish>;

/**
 * Price of the dishes bought separately. If the guest has several choices, the price of the cheapest is used, so that
 * the saving is never overstated.
 */
export const separatePriceOf = (part: DemoPart, menu: Menu): number =>
  part.quantity * Math.min(...dishesOf(part).map((dish) => menu.get(dish)?.price ?? 0));

function partOf(part: DemoPart, menu: Menu, city: DemoCity): SetMealPart {
  const dishes = dishesOf(part).flatMap((slug) => menu.get(slug) ?? []);
  const [dish] = dishes;
  if (!dish) throw new Error(`demo/set-meals.json: no dish of ${dishesOf(part).join(', ')}`);
  const options = freeOptionsOf(dishes, city);
  const ofDish = ({ allergens, diet, plate, spice }: DemoDish) => ({ allergens, diet, plate, spice });
  if ('dish' in part) return { ...ofDish(dish), ...namesOf(dish.slug, dish.name), quantity: part.quantity, options };
  const choice = {
    key: 'choice',
    name: city.setMeals.choice,
    min: 1,
    max: 1,
    choices: dishes.map(({ slug, name, allergens, diet }) => ({
      key: slug,
      name,
      price: fen(0),
      marks: { allergens, diet },
    })),
  };
  const spice = Math.max(...dishes.map((one) => one.spice));
  const { plate, quantity } = part;
  return { ...neutralMarks, ...namesOf(part.key, part.name), plate, spice, quantity, options: [choice, ...options] };
}

const namesOf = (key: string, name: DemoDish['name']) => ({ key, name, pinyin: pinyinOf(name['zh-CN']) });

/** Option groups without extra price that all given dishes have, such as sweetness and ice, but not size. */
const freeOptionsOf = ([first, ...others]: readonly DemoDish[], city: DemoCity): SetMealPart['options'] =>
  (first?.options ?? [])
    .filter((key) => others.every(({ options }) => options.includes(key)))
    .map((key) => optionGroupOf(key, city))
    .filter(({ choices }) => choices.every(({ price }) => price === 0));
