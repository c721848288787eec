export * from './allergens.ts';
export * from './dish-options.ts';
export * from './restaurant-types.ts';
export * from './shop-types.ts';
