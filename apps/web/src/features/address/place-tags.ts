import { type AddressTag, addressTags as allTags } from '@chifan/domain/address';
import type { IconName } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The hotel is first, because most guests are visitors. */
export const addressTags: readonly AddressTag[] = ['hotel', ...allTags.filter((tag) => tag !== 'hotel')];

export const placeTagLabels: Readonly<Record<AddressTag, MessageDescriptor>> = {
  home: msg({ message: 'Home', context: 'place' }),
  hotel: msg({ message: 'Hotel', context: 'place' }),
  company: msg`Work`,
  school: msg`School`,
};

export const placeTagIcons: Readonly<Record<AddressTag, IconName>> = {
  home: 'home',
  hotel: 'bed',
  company: 'shop',
  school: 'book',
};
