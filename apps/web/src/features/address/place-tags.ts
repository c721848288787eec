import type { AddressTag } from '@chifan/domain/address';
import type { IconName } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export { addressTags } from '@chifan/domain/address';

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
