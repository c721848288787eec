import type { MallRefundItem } from '@chifan/domain/mall';
import { Button, Stepper } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MallRefundPreview } from '../../../../data/mall-order.ts';
import { Points } from '../../../../terms/points/points.tsx';
import { Thumb } from '../../goods/product-lines.tsx';
import { ProductName } from '../../goods/product-name.tsx';
import { chosenAt, everything, isEverything, withChosen } from './refund-draft.ts';

type Line = MallRefundPreview['lines'][number];

type ItemChoiceProps = {
  readonly lines: readonly Line[];
  readonly items: readonly MallRefundItem[];
  readonly onChange: (items: readonly MallRefundItem[]) => void;
};

/** How many of which products. What came back before is not offered again. */
export function ItemChoice({ lines, items, onChange }: ItemChoiceProps) {
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {lines.map((line) => (
          <ItemRow
            key={line.position}
            line={line}
            chosen={chosenAt(items, line.position)}
            onChange={(number) => onChange(withChosen(items, { position: line.position, number }))}
          />
        ))}
      </ul>
      <Button
        variant="secondary"
        isWide
        disabled={isEverything(lines, items)}
        className="mt-3"
        onClick={() => onChange(everything(lines))}
      >
        <Trans>Choose everything</Trans>
      </Button>
    </>
  );
}

type ItemRowProps = {
  readonly line: Line;
  readonly chosen: number;
  readonly onChange: (number: number) => void;
};

function ItemRow({ line, chosen, onChange }: ItemRowProps) {
  const { t } = useLingui();
  const { name, left, points } = line;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Thumb line={line} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold hyphens-auto">
          <ProductName name={name} />
        </p>
        <p className="text-small text-soft">
          {left === 0 ? (
            <Trans>Its points are back already</Trans>
          ) : (
            <Trans>
              <Points points={points} /> each
            </Trans>
          )}
        </p>
      </div>
      {left > 0 && (
        <Stepper
          value={chosen}
          max={left}
          of={name.text}
          valueLabel={t`To be refunded: ${chosen} of ${left}`}
          onChange={onChange}
        />
      )}
    </li>
  );
}
