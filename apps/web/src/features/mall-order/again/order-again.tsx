import { Button, type ButtonProps } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Wanted } from './fill-cart.ts';
import { useOrderAgain } from './use-order-again.ts';

type OrderAgainProps = Pick<ButtonProps, 'variant' | 'isWide' | 'icon'> & { readonly lines: readonly Wanted[] };

export function OrderAgain({ lines, variant = 'secondary', ...rest }: OrderAgainProps) {
  const { orderAgain, isFilling } = useOrderAgain();
  return (
    <Button {...rest} variant={variant} isBusy={isFilling} onClick={() => orderAgain(lines)}>
      <Trans>Order again</Trans>
    </Button>
  );
}
