import type { ErrorReason } from '@chifan/contract';
import { formatFen, type Language } from '@chifan/domain';
import { t } from '@lingui/core/macro';
import type { Quote } from '../../../data/ordering.ts';
import type { CheckoutField, CheckoutProblems } from './checkout-problems.ts';

/** The checkout field at which each server error is shown (rule ordering-5). */
const fieldsOfReasons: Readonly<Partial<Record<ErrorReason, CheckoutField>>> = {
  shop_resting: 'dishes',
  shop_not_found: 'dishes',
  wanted_time_invalid: 'time',
  dining_option_missing: 'way',
  contact_missing: 'contactName',
  table_missing: 'table',
  call_back_missing: 'callBack',
  phone_invalid: 'contactPhone',
  second_contact_invalid: 'secondContact',
  address_missing: 'address',
  address_not_found: 'address',
  address_outside_city: 'address',
  out_of_range: 'address',
  helper_missing: 'helper',
  below_minimum: 'dishes',
  sold_out: 'dishes',
  not_served_now: 'dishes',
  cart_empty: 'dishes',
  set_meal_not_found: 'dishes',
  set_meal_not_on_sale: 'dishes',
  set_meal_sold_out: 'dishes',
  set_meal_limit_reached: 'dishes',
  too_many_portions: 'dishes',
  dish_not_found: 'dishes',
  option_missing: 'dishes',
  option_too_many: 'dishes',
  option_unknown: 'dishes',
  coupon_not_found: 'coupons',
  coupon_used: 'coupons',
  coupon_held: 'coupons',
  coupon_expired: 'coupons',
  coupon_does_not_fit: 'coupons',
  insufficient_balance: 'balance',
};

export const fieldOf = (reason: ErrorReason | undefined): CheckoutField | undefined =>
  reason === undefined ? undefined : fieldsOfReasons[reason];

/**
 * Errors for the obstacles (reasons why the order cannot be placed) of a quote, by field. A missing input is reported
 * only after the guest first pressed the order button.
 */
export function obstaclesAtFields(quote: Quote, hasTried: boolean, language: Language): CheckoutProblems {
  const problems: Partial<Record<CheckoutField, string>> = {};
  for (const obstacle of quote.obstacles) {
    const field = fieldOf(obstacle as ErrorReason) ?? 'dishes';
    const isUnsaid = obstacle === 'address_missing' || obstacle === 'dining_option_missing';
    if (problems[field] === undefined && (hasTried || !isUnsaid))
      problems[field] = obstacleText(obstacle, quote, language);
  }
  return problems;
}

export function obstacleText(obstacle: string, { shortfall }: Pick<Quote, 'shortfall'>, language: Language): string {
  const missing = formatFen(shortfall, language);
  switch (obstacle) {
    case 'shop_resting':
      return t`This restaurant isn’t taking orders right now.`;
    case 'wanted_time_invalid':
      return t`The restaurant isn’t taking orders at that time. Choose another time.`;
    case 'sold_out':
      return t`A dish in your order is sold out. Change your dishes.`;
    case 'not_served_now':
      return t`A dish in your order isn’t served at that time. Change your dishes or the time.`;
    case 'dining_option_missing':
      return t`Choose dine in or takeaway.`;
    case 'address_missing':
      return t`Choose a delivery address.`;
    case 'out_of_range':
      return t`The restaurant doesn’t deliver to this address. Choose another one.`;
    case 'below_minimum':
      return t`Add ${missing} more to reach the delivery minimum.`;
    case 'set_meal_not_on_sale':
      return t`This set meal isn’t on sale now.`;
    case 'set_meal_sold_out':
      return t`Not enough left. Choose fewer.`;
    case 'set_meal_limit_reached':
      return t`You’ve reached the limit for this set meal.`;
    case 'coupon_held':
      return t`Another unpaid order is using this coupon. Pay or cancel that order first.`;
    case 'coupon_does_not_fit':
      return t`This coupon isn’t valid for this order. Choose another one.`;
    default:
      return t`This order can’t be placed.`;
  }
}
