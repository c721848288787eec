import { Chip } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ordersQuery } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatTime } from '../../../platform/time.ts';

const shownOrders = 5;

type RecentOrdersProps = { readonly chosen: string; readonly onChoose: (orderNumber: string) => void };

/**
 * The member’s newest orders, so that the member need not type an order number. A second tap on an order deselects it.
 */
export function RecentOrders({ chosen, onChoose }: RecentOrdersProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const { data } = useInfiniteQuery(ordersQuery({}, language));
  const orders = data?.pages[0]?.records.slice(0, shownOrders) ?? [];
  if (orders.length === 0) return null;
  return (
    <div role="group" aria-label={t`Recent orders`} className="no-bars -mx-4 flex gap-2 overflow-x-auto px-4">
      {orders.map(({ id, number, shopName, placedAt }) => (
        <Chip key={id} isChosen={number === chosen} onPress={() => onChoose(number === chosen ? '' : number)}>
          <bdi lang={shopName.language} className="max-w-[min(18rem,80vw)] truncate">
            {shopName.text}
          </bdi>
          <bdi className="figures">{formatTime(placedAt, 'date', language)}</bdi>
        </Chip>
      ))}
    </div>
  );
}
