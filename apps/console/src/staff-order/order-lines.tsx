import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { Icon, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { joinList } from '../platform/language/join-list.ts';
import { DishName, dishText } from '../texts/dish-name.tsx';
import { dietConflictText } from './kitchen-words/diet-words.ts';

/**
 * Dishes of an order for kitchen and courier. The quantity is in front, because wrong quantities are the most frequent
 * mistake.
 */
export function OrderLines({
  lines,
  isSetMeal = false,
  withAmounts = false,
  most = lines.length,
}: {
  readonly lines: StaffOrder['lines'];
  /** True if each line is a set meal of a brand. The choices of such a line are dishes to cook. */
  readonly isSetMeal?: boolean;
  readonly withAmounts?: boolean;
  /** Maximum number of lines to show, by default all. A text below shows how many servings are hidden. */
  readonly most?: number;
}) {
  const hidden = itemCount(lines.slice(most));
  if (lines.length === 0) return <p className="text-note text-soft">{archivedLinesText()}</p>;
  return (
    <ul className="grid gap-2">
      {lines.slice(0, most).map((line) => (
        <Line key={line.position} line={line} isSetMeal={isSetMeal} withAmount={withAmounts} />
      ))}
      {hidden > 0 && <li className="font-semibold text-bad">{t`还有 ${hidden} 份，见详情`}</li>}
    </ul>
  );
}

/** Every order has dishes, so an order without lines is in the archive (rule ordering-73). */
export const archivedLinesText = (): string => t`菜品明细已归档，需要时请联系平台取回。`;

type LineProps = {
  readonly line: StaffOrder['lines'][number];
  readonly isSetMeal: boolean;
  readonly withAmount: boolean;
};

/** One dish. The quantity excludes refunded servings, and a fully refunded dish is struck through. */
function Line({ line, isSetMeal, withAmount }: LineProps) {
  const { quantity, refunded, amount } = line;
  const left = quantity - refunded;
  return (
    <li className={`flex items-baseline gap-3 ${left === 0 ? 'text-soft' : ''}`}>
      <span className={`figures shrink-0 font-bold ${left > 1 ? 'text-bad' : ''}`}>
        {left === 0 ? <s>{t`${quantity} 份`}</s> : t`${left} 份`}
      </span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold">
          {left === 0 ? (
            <s>
              <DishName {...line} />
            </s>
          ) : (
            <DishName {...line} />
          )}
        </span>
        {left > 0 && <Conflicts conflicts={line.conflicts} />}
        <Chosen chosen={chosenTexts(line, isSetMeal)} isSetMeal={isSetMeal} />
        {refunded > 0 && (
          <span className="block text-note font-semibold text-bad">{t`已退 ${refunded} 份，不用出餐`}</span>
        )}
      </div>
      {withAmount && <Money amount={amount} className="text-note" />}
    </li>
  );
}

/** Warns that the dish contains something that the guest avoids (rule ordering-80). */
export function Conflicts({ conflicts }: Pick<StaffOrder['lines'][number], 'conflicts'>) {
  const words = dietConflictText(conflicts);
  if (words === '') return null;
  return (
    <span className="flex items-start gap-1 font-bold text-bad">
      <Icon name="warning" size={20} />
      <span className="min-w-0">{words}</span>
    </span>
  );
}

/** Choices of a line. For a set meal each choice is a dish to cook, so it gets its own row. */
function Chosen({ chosen, isSetMeal }: { readonly chosen: readonly string[]; readonly isSetMeal: boolean }) {
  if (chosen.length === 0) return null;
  if (!isSetMeal) return <span className="block text-note text-soft">{joinList(chosen)}</span>;
  return (
    <ul className="list-disc ps-4 text-note">
      {chosen.map((dish, at) => (
        <li key={at}>{dish}</li>
      ))}
    </ul>
  );
}

/**
 * Chosen options in the reader's language, or in Chinese without a translation. The choices of a set meal are dishes,
 * which have both names.
 */
export const chosenTexts = (
  { chosenZh, chosen }: Pick<StaffOrder['lines'][number], 'chosenZh' | 'chosen'>,
  isSetMeal = false,
): readonly string[] =>
  chosenZh.map((nameZh, at) => {
    const name = chosen[at] ?? null;
    return isSetMeal || name === null ? dishText({ nameZh, name }) : name;
  });

export const itemCount = (lines: StaffOrder['lines']): number =>
  lines.reduce((sum, { quantity, refunded }) => sum + quantity - refunded, 0);
