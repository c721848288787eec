import { Money } from './money.tsx';

type PiecesPriceProps = {
  readonly quantity: number;
  /** Price of one piece, in fen. */
  readonly unitPrice: number;
};

/** Quantity and price of one piece, such as "2 × ¥44.00". Shown next to the sum of a line. */
export const PiecesPrice = ({ quantity, unitPrice }: PiecesPriceProps) => (
  <bdi dir="ltr" className="figures text-small whitespace-nowrap text-soft">
    {quantity} × <Money amount={unitPrice} />
  </bdi>
);
