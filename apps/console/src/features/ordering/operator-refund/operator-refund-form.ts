import type { InputAt, OutputAt } from '@chifan/contract/client';
import type { OperatorLiableParty, OperatorRefundKind } from '@chifan/domain/refund';
import { readYuan } from '../../../platform/yuan.ts';

type Path = '/rest/platform/order/refund/preview';
export type OperatorRefundPreview = OutputAt<Path>;
export type OperatorRefundChoice = Omit<InputAt<Path>, 'orderId'>;

export type OperatorRefundForm = {
  readonly kind: OperatorRefundKind;
  readonly typed: string;
  /** Number of units to refund of each order line, by the position of the line. */
  readonly pieces: Readonly<Record<number, number>>;
  readonly liable: OperatorLiableParty;
  readonly reason: number | null;
  readonly note: string;
};

export const emptyRefundForm: OperatorRefundForm = {
  kind: 'all',
  typed: '',
  pieces: {},
  liable: 'merchant',
  reason: null,
  note: '',
};

/** The refund that the operator has chosen, or null while the amount is invalid or no dish is chosen. */
export function refundChoiceOf(form: OperatorRefundForm, most: number): OperatorRefundChoice | null {
  const { kind, liable } = form;
  if (kind === 'all') return { kind, liable };
  if (kind === 'amount') {
    const amount = readYuan(form.typed);
    return amount !== null && amount >= 1 && amount <= most ? { kind, amount, liable } : null;
  }
  const items = Object.entries(form.pieces)
    .map(([position, quantity]) => ({ position: Number(position), quantity }))
    .filter(({ quantity }) => quantity > 0);
  return items.length > 0 ? { kind, items, liable } : null;
}
