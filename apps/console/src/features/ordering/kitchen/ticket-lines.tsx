import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import { classNames } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { joinList } from '../../../platform/language/join-list.ts';
import { archivedLinesText, Conflicts, chosenTexts } from '../../../staff-order/order-lines.tsx';
import { DishName, dishText } from '../../../texts/dish-name.tsx';
import { dishKey, toggleDish, useCrossedDishes } from './crossed-dishes.ts';
import { textWidthEm } from './text-width.ts';

/** From this number of dishes on, a ticket shows them in two columns if all of them are short. */
const twoColumnsFrom = 4;
/** Maximum width of the name of a dish in one of two columns, in em. The quantity is in front of the name. */
const columnEm = 5.5;

type Line = StaffOrder['lines'][number];

/** Dishes of a kitchen ticket. A tap crosses a dish off, and a second tap restores it (rule ordering-131). */
export function TicketLines({ order: { id, lines, setMealId } }: { readonly order: StaffOrder }) {
  const { dishes } = useCrossedDishes();
  if (lines.length === 0) return <p className="text-note text-soft">{archivedLinesText()}</p>;
  const isTwoColumns = lines.length >= twoColumnsFrom && lines.every(isShort);
  return (
    <ul className={classNames('grid gap-x-2', isTwoColumns ? 'grid-cols-2' : 'grid-cols-[minmax(0,1fr)]')}>
      {lines.map((line) => (
        <TicketLine
          key={line.position}
          line={line}
          isSetMeal={setMealId !== null}
          isCrossed={dishes.includes(dishKey(id, line.position))}
          onToggle={() => toggleDish(dishKey(id, line.position))}
        />
      ))}
    </ul>
  );
}

const isShort = (line: Line): boolean =>
  line.chosenZh.length === 0 &&
  line.refunded === 0 &&
  line.conflicts.avoids.length === 0 &&
  line.conflicts.wishes.length === 0 &&
  textWidthEm(dishText(line)) <= columnEm;

type TicketLineProps = {
  readonly line: Line;
  readonly isSetMeal: boolean;
  readonly isCrossed: boolean;
  readonly onToggle: () => void;
};

function TicketLine({ line, isSetMeal, isCrossed, onToggle }: TicketLineProps) {
  const { quantity, refunded } = line;
  const left = quantity - refunded;
  const isDone = isCrossed || left === 0;
  const chosen = chosenTexts(line, isSetMeal);
  return (
    <li className="min-w-0">
      <button
        type="button"
        aria-pressed={isCrossed}
        onClick={onToggle}
        className={classNames('flex min-h-7 w-full items-baseline gap-1.5 text-start', isDone && 'text-soft')}
      >
        <span className={classNames('figures shrink-0 font-bold', isDone ? 'line-through' : left > 1 && 'text-bad')}>
          {left === 0 ? quantity : left}×
        </span>
        <span className="min-w-0 flex-1 leading-snug wrap-anywhere">
          <span className={isDone ? 'line-through' : undefined}>
            <span className="font-semibold">
              <DishName {...line} />
            </span>
            {chosen.length > 0 &&
              (isSetMeal ? (
                chosen.map((dish, at) => (
                  <span key={at} className="block text-note">
                    · {dish}
                  </span>
                ))
              ) : (
                <span className="text-note"> {joinList(chosen)}</span>
              ))}
          </span>
          {left > 0 && <Conflicts conflicts={line.conflicts} />}
          {refunded > 0 && (
            <span className="block text-note font-semibold text-bad">{t`已退 ${refunded} 份，不用出餐`}</span>
          )}
        </span>
      </button>
    </li>
  );
}
