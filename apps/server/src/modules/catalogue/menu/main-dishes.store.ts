import { sql } from 'kysely';

/**
 * Menu categories whose dishes are not main dishes: drinks, side dishes, sweets, and the parts of a hot pot. Such
 * dishes are recognised by the category keys of the demo city, and by the name of the dish's drawing (`plate`).
 */
const sideCategories = [
  'cold-dishes',
  'starters',
  'sides',
  'breads',
  'extras',
  'hotpot-broths',
  'hotpot-plates',
  'desserts',
  'cakes',
  'pastries',
  'ice-cream',
  'milk-tea',
  'fruit-tea',
  'coffee',
  'tea',
  'juices',
  'soft-drinks',
  'beer-wine',
];
const sidePlates = ['tea', 'bubbletea', 'coffee', 'juice', 'beer', 'dessert', 'cake', 'icecream'];

/**
 * SQL condition: the dish is a main dish. The enclosing statement must read `dish`, and `dish_category` as `category`.
 */
export const sqlIsMain = sql`NOT (dish.plate = ANY(${sidePlates}) OR category.key = ANY(${sideCategories}))`;
