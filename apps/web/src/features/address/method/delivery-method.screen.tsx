import { ErrorState, PageSkeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { addressesQuery } from '../../../data/address.ts';
import { shopDetailsQuery } from '../../../data/shop.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { useLanguage } from '../../../platform/language.ts';
import { useLocation } from '../../../platform/location.ts';
import { HistoryEntryContext, useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { DeliveryMethod } from './delivery-method.tsx';

export default requireParam(['shopId'], 'restaurant', DeliveryMethodScreen);

/** The guest chooses how to get the food from a shop. URL parameter: `shopId`. */
function DeliveryMethodScreen() {
  const shopId = Number(useParams().shopId);
  const language = useLanguage();
  const navigation = useNavigation();
  const isEntrance = (use(HistoryEntryContext)?.index ?? 0) === 0;
  const here = useLocation((location) => location.position);
  const book = useQuery(addressesQuery(language));
  // The first address in the list is the default address.
  const address = book.data?.records[0];
  const to = address ? { latitude: address.latitude, longitude: address.longitude } : here;
  const shop = useQuery({ ...shopDetailsQuery(shopId, to, language), enabled: !book.isPending });
  if (!shop.data) {
    return shop.error ? <ErrorState error={shop.error} onRetry={() => void shop.refetch()} /> : <PageSkeleton />;
  }
  return (
    <DeliveryMethod
      shop={shop.data}
      destination={address ? `${address.address}, ${address.doorNumber}` : null}
      onChosen={() => {
        if (!isEntrance) navigation.back();
        else navigation.replace('pages/menu/index/index', { shopId: String(shopId) });
      }}
    />
  );
}
