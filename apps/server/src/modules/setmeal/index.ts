import type { Module, Platform } from '../../platform/module.ts';
import { setMealHandlers } from './setmeal.routes.ts';
import './setmeal.events.ts';

export { piecesBought } from './bought-pieces.store.ts';
export { type BranchState, isBranchLost, lockBranchState } from './branch-state.ts';
export { addSetMealCodes } from './codes/add-codes.store.ts';
export { takeSetMealCodes, voidSetMealCodes } from './codes/take-codes.store.ts';
export { insertSetMeal, type SetMealWrite, writeSetMealBranches } from './editing/set-meal-edit.store.ts';
export {
  returnSetMealStock,
  type SetMealForOrder,
  type SetMealPart,
  setMealForOrder,
  takeSetMealStock,
} from './set-meal-for-order.store.ts';
export { setMealPlates } from './set-meal-plates.ts';

export const setMealModule = (platform: Platform): Module => ({ handlers: setMealHandlers(platform) });
