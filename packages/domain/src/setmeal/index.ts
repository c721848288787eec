export * from './set-meal-branch.ts';
export * from './set-meal-codes.ts';
export * from './set-meal-contents.ts';
export * from './set-meal-sale.ts';
