import { Button, Stepper } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { allRefundItems, chosenQuantityAt, isWholeOrder, type RefundItem, withChosenQuantity } from './refund-draft.ts';
import type { RefundableLine, RefundKind } from './refund-kind.ts';

type ItemChoiceProps<Line extends RefundableLine> = {
  readonly kind: RefundKind<Line>;
  readonly lines: readonly Line[];
  readonly items: readonly RefundItem[];
  readonly onChange: (items: readonly RefundItem[]) => void;
};

export function ItemChoice<Line extends RefundableLine>({ kind, lines, items, onChange }: ItemChoiceProps<Line>) {
  return (
    <>
      <ul className="grid grid-cols-1 gap-3">
        {lines.map((line) => (
          <ItemRow
            key={line.position}
            kind={kind}
            line={line}
            chosen={chosenQuantityAt(items, line.position)}
            onChange={(quantity) => onChange(withChosenQuantity(items, { position: line.position, quantity }))}
          />
        ))}
      </ul>
      <Button
        variant="secondary"
        isWide
        disabled={isWholeOrder(lines, items)}
        className="mt-3"
        onClick={() => onChange(allRefundItems(lines))}
      >
        <Trans>Select all</Trans>
      </Button>
    </>
  );
}

type ItemRowProps<Line extends RefundableLine> = {
  readonly kind: RefundKind<Line>;
  readonly line: Line;
  readonly chosen: number;
  readonly onChange: (quantity: number) => void;
};

function ItemRow<Line extends RefundableLine>({ kind, line, chosen, onChange }: ItemRowProps<Line>) {
  const { t, i18n } = useLingui();
  const { Amount, rowOf, words } = kind;
  const { picture, name, each, price = each } = rowOf(line);
  const { left } = line;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {picture}
      <div className="min-w-[min(7.5rem,100%)] flex-1">
        {name}
        <p className="text-small text-soft">
          {left === 0 ? (
            i18n._(words.backAlready)
          ) : price > each ? (
            <Trans>
              <Amount amount={each} /> each after discount
            </Trans>
          ) : (
            <Trans>
              <Amount amount={each} /> each
            </Trans>
          )}
        </p>
      </div>
      {left > 0 && (
        <Stepper
          value={chosen}
          max={left}
          of={line.name.text}
          valueLabel={t`To be refunded: ${chosen} of ${left}`}
          onChange={onChange}
        />
      )}
    </li>
  );
}
