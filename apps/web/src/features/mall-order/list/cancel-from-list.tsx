import { useQuery } from '@tanstack/react-query';
import { mallOrderQuery } from '../../../data/mall-order.ts';
import { useLanguage } from '../../../platform/language.ts';
import { CancelDrawer } from '../detail/cancel-drawer.tsx';

type CancelFromListProps = {
  readonly orderId: number;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** The list does not know which reasons are offered: the order itself is asked before the guest is. */
export function CancelFromList({ orderId, onClose, onChanged }: CancelFromListProps) {
  const { data } = useQuery(mallOrderQuery(orderId, useLanguage()));
  if (data === undefined) return null;
  return <CancelDrawer order={data} isOpen onClose={onClose} onChanged={onChanged} />;
}
