import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation/navigation.ts';

type ChooseRestaurantProps = { readonly orderId: number; readonly isWide?: boolean };

export function ChooseRestaurant({ orderId, isWide = true }: ChooseRestaurantProps) {
  const navigation = useNavigation();
  return (
    <Button
      isWide={isWide}
      icon="shop"
      onClick={() => navigation.open('pages/shop/choose/choose', { orderId: String(orderId) })}
    >
      <Trans>Choose a restaurant</Trans>
    </Button>
  );
}
