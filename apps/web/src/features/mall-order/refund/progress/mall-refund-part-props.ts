import type { MallRefund } from '../../mall-order.query.ts';

export type RefundPartProps = { readonly refund: MallRefund };

export type RefundViewProps = RefundPartProps & { readonly onChanged: () => void };
