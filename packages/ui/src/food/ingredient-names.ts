import type { Ingredient } from '@chifan/domain/catalogue';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Names of the main ingredients on the card of a dish that has no picture (rule catalogue-16). */
export const ingredientNames: Readonly<Record<Ingredient, MessageDescriptor>> = {
  beef: msg({ message: 'Beef', context: 'ingredient' }),
  pork: msg({ message: 'Pork', context: 'ingredient' }),
  lamb: msg({ message: 'Lamb', context: 'ingredient' }),
  chicken: msg({ message: 'Chicken', context: 'ingredient' }),
  duck: msg({ message: 'Duck or goose', context: 'ingredient' }),
  meat: msg({ message: 'Meat', context: 'ingredient' }),
  fish: msg({ message: 'Fish', context: 'ingredient' }),
  shrimp: msg({ message: 'Shrimp', context: 'ingredient' }),
  crab: msg({ message: 'Crab', context: 'ingredient' }),
  shellfish: msg({ message: 'Shellfish', context: 'ingredient' }),
  squid: msg({ message: 'Squid', context: 'ingredient' }),
  seafood: msg({ message: 'Seafood', context: 'ingredient' }),
  egg: msg({ message: 'Egg', context: 'ingredient' }),
  tofu: msg({ message: 'Tofu', context: 'ingredient' }),
  milk: msg({ message: 'Dairy', context: 'ingredient' }),
  noodles: msg({ message: 'Noodles', context: 'ingredient' }),
  rice: msg({ message: 'Rice', context: 'ingredient' }),
  bread: msg({ message: 'Bread', context: 'ingredient' }),
  dumplings: msg({ message: 'Dumplings', context: 'ingredient' }),
  vegetables: msg({ message: 'Vegetables', context: 'ingredient' }),
  mushrooms: msg({ message: 'Mushrooms', context: 'ingredient' }),
  potato: msg({ message: 'Potato', context: 'ingredient' }),
  beans: msg({ message: 'Beans', context: 'ingredient' }),
  nuts: msg({ message: 'Nuts', context: 'ingredient' }),
  fruit: msg({ message: 'Fruit', context: 'ingredient' }),
  sweets: msg({ message: 'Dessert', context: 'ingredient' }),
  coffee: msg({ message: 'Coffee', context: 'ingredient' }),
  tea: msg({ message: 'Tea', context: 'ingredient' }),
  alcohol: msg({ message: 'Alcohol', context: 'ingredient' }),
};
