import type { LocalText } from '@chifan/contract/fields';
import { DishPlate, HanName, Money, PiecesPrice } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

export type OrderLine = {
  /** null for a brand’s set meal. */
  readonly dishId: number | null;
  readonly name: LocalText;
  readonly nameZh: string;
  readonly pinyin: string;
  readonly plate: string;
  readonly chosen: readonly LocalText[];
  readonly chosenZh?: readonly string[];
  readonly quantity: number;
  readonly refunded?: number;
  readonly unitPrice: number;
  readonly amount: number;
  /** Shown below the line’s text. */
  readonly note?: ReactNode;
};

export function OrderLines({ lines }: { readonly lines: readonly OrderLine[] }) {
  return (
    <ul className="grid grid-cols-1 gap-3">
      {lines.map((line, index) => (
        <li key={`${line.dishId} ${index}`} className="flex flex-wrap gap-x-3 gap-y-1">
          <DishPlate plate={line.plate} size="small" />
          <Words line={line} />
          <Amount line={line} />
        </li>
      ))}
    </ul>
  );
}

function Words({ line }: { readonly line: OrderLine }) {
  const { t } = useLingui();
  const { refunded = 0 } = line;
  return (
    <div className="min-w-[min(7.5rem,100%)] flex-1">
      <HanName name={line.name} nameZh={line.nameZh} pinyin={line.pinyin} />
      {line.chosen.map(({ text, language }) => (
        <p key={text} lang={language} className="text-small text-soft">
          <bdi>{text}</bdi>
        </p>
      ))}
      {line.note}
      {refunded > 0 && <p className="text-small font-medium text-bad">{t`Refunded: ${refunded}`}</p>}
    </div>
  );
}

/** The sum of the line, and below it the quantity and the price of one piece. */
const Amount = ({ line: { quantity, unitPrice, amount } }: { readonly line: OrderLine }) => (
  <p className="ms-auto shrink-0 text-end">
    <Money amount={amount} className="block" />
    <PiecesPrice quantity={quantity} unitPrice={unitPrice} />
  </p>
);
