import { sql } from 'kysely';

/**
 * Dishes that are not mains: drinks, sides, sweets, and the parts of a hot pot. Recognised by category keys of the demo city and by the plate,
 * the drawing of a dish.
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

/** SQL of a statement that reads `dish` and its `dish_category` with the name `category`. */
export const sqlIsMain = sql`NOT (dish.plate = ANY(${sidePlates}) OR category.key = ANY(${sideCategories}))`;
