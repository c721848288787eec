export * from './allergens.ts';
export * from './dish-options.ts';
export {
  type HolidayCalendar,
  type OpeningHours,
  type OpeningRule,
  openingSpansOn,
  type Span,
} from './opening-hours.ts';
export * from './opening-hours-reader.ts';
export * from './restaurant-types.ts';
export { businessDay, businessDayEnd, dateOfDay, dayOfDate, shanghaiDate } from './shanghai-time.ts';
export * from './shop-state.ts';
export * from './shop-types.ts';
