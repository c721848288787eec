import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../platform/navigation.ts';

/** Replaces this screen with the order. */
export function ShowOrderButton({ orderId }: { readonly orderId: number }) {
  const navigation = useNavigation();
  const open = () => navigation.replace('pages/order/detail/detail', { orderId: String(orderId) });
  return (
    <Button icon="receipt" onClick={open}>
      <Trans>Show my order</Trans>
    </Button>
  );
}
