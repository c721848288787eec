import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MallItem } from '../../../data/mall.ts';
import { invalidateMallOrders, type MallOrder, mallOrderQuery, mallOrdersQuery } from '../../../data/mall-order.ts';
import { api } from '../../../platform/api.ts';
import { useLanguage } from '../../../platform/language.ts';
import { noLongerWanted } from '../../../terms/ordering/cancel-reasons.ts';
import { haveSamePieces } from '../../../terms/ordering/unpaid/same-pieces.ts';
import { type Due, useUnpaidOrder } from '../../../terms/ordering/unpaid/use-unpaid-order.ts';
import { useOrdersNews } from '../../../terms/ordering/use-mall-news.ts';

type Followed = {
  /** The products that would be ordered now. */
  readonly wanted: readonly MallItem[];
  /** Id of the order to watch. By default, the member’s unpaid order, even if it was placed on another device. */
  readonly orderId?: number | undefined;
  readonly onPaid?: () => void;
  readonly onOver?: () => void;
};

/**
 * The member’s unpaid mall order. The server allows only one unpaid mall order (rule mall-3), so if the caller gives no
 * `orderId`, the first unpaid order is the right one.
 */
export function useUnpaidMallOrder({ wanted, orderId: placed, onPaid = nothing, onOver = nothing }: Followed) {
  const queries = useQueryClient();
  const language = useLanguage();
  const waiting = useInfiniteQuery(mallOrdersQuery({ group: 'to_pay' }, language));
  useOrdersNews();
  const orderId = placed ?? waiting.data?.pages[0]?.records[0]?.id;
  const order = useQuery({ ...mallOrderQuery(orderId ?? 0, language), enabled: orderId !== undefined });
  const cancel = async () => {
    if (orderId === undefined) return;
    await api('/rest/mall/order/cancel', { orderId, reason: noLongerWanted });
    void invalidateMallOrders(queries);
  };
  const followed = useUnpaidOrder({
    orderId,
    isOtherCart: order.data !== undefined && !haveSamePieces(piecesOf(wanted), piecesOf(order.data.lines)),
    onPaid,
    onOver,
    status: { data: order.data && dueOf(order.data), isError: order.isError, refetch: order.refetch },
    cancel,
  });
  return { ...followed, isKnown: !waiting.isPending };
}

const nothing = () => {};

const piecesOf = (items: readonly MallItem[]): Readonly<Record<string, number>> =>
  Object.fromEntries(items.map(({ productId, number }) => [productId, number]));

const dueOf = ({ state, points, payBefore, paidAt }: MallOrder): Due => ({
  state: state === 'unpaid' ? 'unpaid' : paidAt === null ? 'over' : 'paid',
  amount: points,
  payBefore,
});
