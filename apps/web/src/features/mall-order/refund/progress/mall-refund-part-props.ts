import type { MallRefund } from '../../../../data/mall-order.ts';

export type RefundPartProps = { readonly refund: MallRefund };

export type RefundViewProps = RefundPartProps & { readonly onChanged: () => void };
