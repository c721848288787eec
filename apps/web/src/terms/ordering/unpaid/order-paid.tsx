import { EmptyState } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { type ShownOrder, ShowOrderButton } from '../show-order-button.tsx';

/** Shown instead of a checkout whose order is already paid, so that the guest does not order twice. */
export function OrderPaid(order: ShownOrder) {
  const { t } = useLingui();
  return <EmptyState icon="check" title={t`This order is paid`} action={<ShowOrderButton {...order} />} />;
}
