import type { ShopSort } from '@chifan/contract/catalogue/views';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { usePlaceName } from '../../../terms/choice/place-name.tsx';
import { useIsAddressMissing } from '../../../terms/shop/estimate-note.tsx';
import type { ListOption } from './list-filter.ts';

export const sortLabels = {
  distance: msg`Nearest`,
  rating: msg`Top rated`,
  price: msg`Lowest price`,
  fee: msg`Lowest delivery fee`,
  time: msg`Fastest`,
} as const satisfies Record<ShopSort, MessageDescriptor>;

export const optionLabels = {
  openNow: { label: msg`Open now`, hint: msg`Taking orders right now` },
  deliversHere: { label: msg`Delivers here`, hint: msg`You’re in the delivery area` },
  halal: { label: msg`Halal`, hint: msg`Halal according to the restaurant` },
  vegetarian: { label: msg`Vegetarian dishes`, hint: msg`At least one dish is marked vegetarian` },
  coupon: { label: msg`Discounts`, hint: msg`Discounts or coupons` },
  foreignCard: { label: msg`Foreign cards accepted`, hint: msg`Visa, Mastercard and others, in the restaurant` },
} as const satisfies Record<ListOption, { readonly label: MessageDescriptor; readonly hint: MessageDescriptor }>;

/** Returns the labels of the filters. Without an address, the filter of the delivery range names the assumed place. */
export function useOptionLabel(): (option: ListOption) => string {
  const { t, i18n } = useLingui();
  const place = usePlaceName();
  const isAddressMissing = useIsAddressMissing();
  return (option) =>
    option === 'deliversHere' && isAddressMissing ? t`Delivers to ${place}` : i18n._(optionLabels[option].label);
}
