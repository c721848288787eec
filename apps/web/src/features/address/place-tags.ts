import type { PlaceTag } from '@chifan/domain/address';
import type { IconName } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export { placeTags } from '@chifan/domain/address';

export const placeTagLabels: Readonly<Record<PlaceTag, MessageDescriptor>> = {
  home: msg({ message: 'Home', context: 'place' }),
  company: msg`Work`,
  school: msg`School`,
};

export const placeTagIcons: Readonly<Record<PlaceTag, IconName>> = { home: 'home', company: 'shop', school: 'book' };
