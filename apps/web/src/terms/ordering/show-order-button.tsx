import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../platform/navigation/navigation.ts';

const screens = {
  order: 'pages/order/detail/detail',
  mall_order: 'pages/internal/mall/order/detail/detail',
} as const;

export type ShownOrder = { readonly orderId: number | string; readonly kind?: keyof typeof screens };

type ShowOrderButtonProps = ShownOrder & { readonly variant?: 'primary' | 'secondary' };

/** Opens the order in place of the current screen, so that going back does not return to the current screen. */
export function ShowOrderButton({ orderId, kind = 'order', variant = 'primary' }: ShowOrderButtonProps) {
  const navigation = useNavigation();
  const open = () => navigation.replace(screens[kind], { orderId: String(orderId) });
  return (
    <Button icon="receipt" variant={variant} onClick={open}>
      <Trans>Show my order</Trans>
    </Button>
  );
}
