import type { RefundDetail } from '../refund.query.ts';

export type RefundPartProps = { readonly refund: RefundDetail };

export type RefundViewProps = RefundPartProps & { readonly onChanged: () => void };
