import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../platform/navigation.ts';

type ShowOrderButtonProps = { readonly orderId: number | string; readonly variant?: 'primary' | 'secondary' };

/** Replaces this screen with the order. */
export function ShowOrderButton({ orderId, variant = 'primary' }: ShowOrderButtonProps) {
  const navigation = useNavigation();
  const open = () => navigation.replace('pages/order/detail/detail', { orderId: String(orderId) });
  return (
    <Button icon="receipt" variant={variant} onClick={open}>
      <Trans>Show my order</Trans>
    </Button>
  );
}
