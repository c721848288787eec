import { Button, DishPlate, HanName, Money, Stepper } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefundItem, RefundPreview } from '../../../data/refund.ts';

type Line = RefundPreview['lines'][number];

type ItemChoiceProps = {
  readonly lines: readonly Line[];
  readonly items: readonly RefundItem[];
  readonly onChange: (items: readonly RefundItem[]) => void;
};

/** How many of which dishes. What came back before is not offered again. */
export function ItemChoice({ lines, items, onChange }: ItemChoiceProps) {
  const everything = lines.filter(({ left }) => left > 0).map(({ position, left }) => ({ position, quantity: left }));
  const isAll = everything.every(({ position, quantity }) => chosenOf(items, position) === quantity);
  const choose = (position: number, quantity: number) => {
    const others = items.filter((item) => item.position !== position);
    const next = quantity > 0 ? [...others, { position, quantity }] : others;
    onChange(next.toSorted((a, b) => a.position - b.position));
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {lines.map((line) => (
          <ItemRow
            key={line.position}
            line={line}
            chosen={chosenOf(items, line.position)}
            onChange={(quantity) => choose(line.position, quantity)}
          />
        ))}
      </ul>
      <Button variant="secondary" isWide disabled={isAll} className="mt-3" onClick={() => onChange(everything)}>
        <Trans>Choose everything</Trans>
      </Button>
    </>
  );
}

const chosenOf = (items: readonly RefundItem[], position: number): number =>
  items.find((item) => item.position === position)?.quantity ?? 0;

type ItemRowProps = {
  readonly line: Line;
  readonly chosen: number;
  readonly onChange: (quantity: number) => void;
};

function ItemRow({ line: { name, nameZh, plate, left, each }, chosen, onChange }: ItemRowProps) {
  const { t } = useLingui();
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <DishPlate plate={plate} size="small" />
      <div className="min-w-0 flex-1">
        <HanName name={name} nameZh={nameZh} />
        <p className="text-small text-soft">
          {left === 0 ? (
            <Trans>Already refunded</Trans>
          ) : (
            <Trans>
              <Money amount={each} /> each
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
