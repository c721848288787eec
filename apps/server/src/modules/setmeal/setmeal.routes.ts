import type { Handlers } from '../../platform/http/handlers.ts';
import type { Platform } from '../../platform/module.ts';
import { showCodes, uploadCodes, voidCodePool } from './codes/edit-codes.ts';
import { saveBrand, showBrands } from './editing/save-brand.ts';
import { saveSetMeal } from './editing/save-set-meal.ts';
import { showStaffSetMeal, showStaffSetMeals } from './editing/show-staff-set-meals.ts';
import { listSetMeals } from './showing/list-set-meals.ts';
import { showSetMeal } from './showing/show-set-meal.ts';

export const setMealHandlers = (platform: Platform) =>
  ({
    listSetMeals: (input, context) => listSetMeals(platform, input, context),
    setMealDetail: (input, context) => showSetMeal(platform, input, context),
    adminBrands: (_input, { language }) => showBrands(platform, language),
    saveBrand: (input, context) => saveBrand(platform, input, context),
    adminSetMeals: (input, context) => showStaffSetMeals(platform, input, context),
    adminSetMeal: (input, context) => showStaffSetMeal(platform, input, context),
    saveSetMeal: (input, context) => saveSetMeal(platform, input, context),
    uploadSetMealCodes: (input, context) => uploadCodes(platform, input, context),
    voidSetMealCodes: (input, context) => voidCodePool(platform, input, context),
    setMealCodes: (input, { language }) => showCodes(platform, input, language),
  }) satisfies Partial<Handlers>;
