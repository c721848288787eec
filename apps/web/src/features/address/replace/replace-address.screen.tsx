import { isAddressReplaceable } from '@chifan/domain/ordering';
import { Button, EmptyState, ErrorState, PageSkeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { addressesQuery } from '../../../data/address.ts';
import { orderQuery } from '../../../data/ordering.ts';
import { requireParam } from '../../../platform/addressed/require-param.tsx';
import { useLanguage } from '../../../platform/language.ts';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { ReplaceAddress } from './replace-address.tsx';

export default requireParam(['orderId'], 'order', ReplaceAddressScreen);

/** Changes the delivery address of an order, until a courier has accepted the delivery. URL parameter: `orderId`. */
function ReplaceAddressScreen() {
  const language = useLanguage();
  const order = useQuery(orderQuery(Number(useParams().orderId), language));
  const addresses = useQuery(addressesQuery(language));
  if (order.data && addresses.data) {
    const { type, state, courier } = order.data;
    const isReplaceable = isAddressReplaceable({ type, state, hasCourier: courier !== null });
    return isReplaceable ? <ReplaceAddress order={order.data} addresses={addresses.data.records} /> : <TooLate />;
  }
  const failed = [order, addresses].find(({ error }) => error);
  return failed?.error ? <ErrorState error={failed.error} onRetry={() => void failed.refetch()} /> : <PageSkeleton />;
}

function TooLate() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="scooter"
      title={t`This address can no longer be changed`}
      action={
        <Button onClick={navigation.back}>
          <Trans>Back to order</Trans>
        </Button>
      }
    >
      <Trans>A courier already has this order, or it isn’t a delivery.</Trans>
    </EmptyState>
  );
}
