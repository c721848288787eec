import type { RefundDetail } from '../../../data/refund.ts';

export type RefundPartProps = { readonly refund: RefundDetail };

export type RefundViewProps = RefundPartProps & { readonly onChanged: () => void };
