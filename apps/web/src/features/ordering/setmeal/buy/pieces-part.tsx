import { Card, HanName, Money, Stepper } from '@chifan/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { SetMealDetail } from '../../../../data/setmeal.ts';
import { SetMealPicture } from '../../../../terms/setmeal/set-meal-picture.tsx';
import { maxQuantity } from './set-meal-draft.ts';

type PiecesPartProps = {
  readonly setMeal: SetMealDetail;
  readonly quantity: number;
  /** True if an unpaid order has reserved the quantity. The remaining stock does not limit a reserved quantity. */
  readonly isReserved: boolean;
  readonly onChange: (quantity: number) => void;
};

export function PiecesPart({ setMeal, quantity, isReserved, onChange }: PiecesPartProps) {
  const { t } = useLingui();
  const { brand, name, nameZh, pinyin, price } = setMeal;
  const max = maxQuantity(setMeal);
  return (
    <Card className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <SetMealPicture of={setMeal} size="small" />
        <div className="min-w-[min(9rem,100%)] flex-1">
          <HanName name={name} nameZh={nameZh} pinyin={pinyin} as="h2" />
          <p className="text-note text-soft">
            <bdi lang={brand.name.language}>{brand.name.text}</bdi>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Money isApproximate amount={price} className="font-semibold" />
        <Stepper
          of={name.text}
          value={quantity}
          valueLabel={t`Quantity: ${quantity}`}
          min={1}
          max={max}
          onChange={onChange}
        />
      </div>
      {!isReserved && quantity >= max && (
        <p role="status" className="text-end text-small text-soft">
          <Plural value={max} one="You can buy # now" other="You can buy # now" />
        </p>
      )}
    </Card>
  );
}
