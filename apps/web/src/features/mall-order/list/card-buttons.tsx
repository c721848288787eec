import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { MallOrderCard } from '../../../data/mall-order.ts';
import { type ScreenPath, useNavigation } from '../../../platform/navigation.ts';
import { Points } from '../../../terms/points/points.tsx';

type OfOrder = { readonly orderId: number };
type Pressed = { readonly onPress: () => void };

/** To the order, where the guest sees what they have before they pay. */
export function Pay({ order: { id, points } }: { readonly order: MallOrderCard }) {
  const open = useOpen('pages/internal/mall/order/detail/detail', id);
  return (
    <Button onClick={open}>
      <span>
        <Trans>
          Pay <Points points={points} />
        </Trans>
      </span>
    </Button>
  );
}

export const Cancel = ({ onPress }: Pressed) => (
  <Button variant="quiet" onClick={onPress}>
    <Trans>Cancel the order</Trans>
  </Button>
);

export const Confirm = ({ onPress }: Pressed) => (
  <Button onClick={onPress}>
    <Trans>I have my parcel</Trans>
  </Button>
);

export function SeeParcel({ orderId }: OfOrder) {
  const open = useOpen('pages/internal/mall/order/logistics/logistics', orderId);
  return (
    <Button variant="secondary" onClick={open}>
      <Trans>Where is my parcel?</Trans>
    </Button>
  );
}

export function AskForRefund({ orderId }: OfOrder) {
  const open = useOpen('pages/internal/mall/order/refund/apply/apply', orderId);
  return (
    <Button variant="quiet" onClick={open}>
      <Trans>Ask for a refund</Trans>
    </Button>
  );
}

export function SeeRefund({ orderId }: OfOrder) {
  const open = useOpen('pages/internal/mall/order/refund/progress/progress', orderId);
  return (
    <Button variant="secondary" onClick={open}>
      <Trans>See the refund</Trans>
    </Button>
  );
}

function useOpen(path: ScreenPath, orderId: number): () => void {
  const navigation = useNavigation();
  return () => void navigation.open(path, { orderId: String(orderId) });
}
