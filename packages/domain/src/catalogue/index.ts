export * from './allergens.ts';
export * from './diet/diet-profile.ts';
export * from './diet/diet-words-zh.ts';
export * from './diet/judge-dish.ts';
export * from './diet/suits-in-place-of.ts';
export * from './diet/words/index.ts';
export { type DietWords, mayAnswerAboutDiet, readDietWords } from './diet/words/read-diet-words.ts';
export * from './dish-marks.ts';
export * from './dish-options.ts';
export { drawingOf, type IllustratedDish } from './illustration/dish-illustration.ts';
export { type Ingredient, ingredients } from './illustration/ingredients.ts';
export { isDrink, isSameKind } from './illustration/is-same-kind.ts';
export * from './menu-rules.ts';
export {
  type HolidayCalendar,
  type OpeningHours,
  type OpeningRule,
  openingSpansOn,
  type Span,
} from './opening-hours/opening-hours.ts';
export * from './opening-hours/opening-hours-parser.ts';
export * from './opening-hours/shop-state-now.ts';
export * from './restaurant-types.ts';
export * from './serving/served-times.ts';
export * from './serving/sold-out.ts';
export * from './shop-stage.ts';
export * from './shop-types.ts';
export { type DishRow, dishRows } from './showcase/dish-kinds.ts';
export * from './showcase/showcase.ts';
