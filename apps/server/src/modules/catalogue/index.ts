export {
  type DishForOrder,
  dishesForOrder,
  type NamedOptionGroup,
  type ShopForOrder,
  shopForOrder,
} from './catalogue-for-order.store.ts';
export { chineseOf, localText } from './local-text.ts';
export { publicHolidays, publicHolidays as holidays } from './public-holidays.ts';
