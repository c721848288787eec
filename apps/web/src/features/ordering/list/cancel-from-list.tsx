import { useQuery } from '@tanstack/react-query';
import { orderQuery } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { CancelDialog } from '../detail/cancel-dialog.tsx';

type CancelFromListProps = {
  readonly orderId: number;
  readonly onClose: () => void;
  readonly onChanged: () => void;
};

/** The list does not know what would come back: the order itself is asked before the guest is. */
export function CancelFromList({ orderId, onClose, onChanged }: CancelFromListProps) {
  const { data } = useQuery(orderQuery(orderId, useLanguage()));
  if (data === undefined) return null;
  return <CancelDialog order={data} isOpen onClose={onClose} onChanged={onChanged} />;
}
