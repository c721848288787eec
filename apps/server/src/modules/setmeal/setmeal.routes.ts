import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { listSetMeals } from './showing/list-set-meals.ts';
import { showSetMeal } from './showing/show-set-meal.ts';

export const setMealHandlers = (platform: Platform) =>
  ({
    listSetMeals: (input, context) => listSetMeals(platform, input, context),
    setMealDetail: (input, context) => showSetMeal(platform, input, context),
  }) satisfies Partial<Handlers>;
