import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { OrderEvent } from '@chifan/domain/ordering';
import { Button, type ButtonVariant, classNames } from '@chifan/ui';
import { boardShortcuts } from './board-shortcuts.ts';
import { allowedActions, type OrderActionButton, type OrderActionButtons } from './order-actions.ts';

const variants: Readonly<Record<OrderActionButton['weight'], ButtonVariant>> = {
  main: 'primary',
  side: 'secondary',
  grave: 'danger',
};

/** Keyboard shortcut of a button. Buttons of weight `side` have none. */
const shortcutOf = ({ weight }: OrderActionButton) => (weight === 'side' ? undefined : boardShortcuts[weight]);

type MoveButtonsProps<Event extends OrderEvent> = {
  readonly order: StaffOrder;
  readonly moves: OrderActionButtons<Event>;
  /** The event whose call is running. All buttons are disabled until the call returns. */
  readonly busy: Event | null;
  readonly onMove: (event: Event) => void;
  /** Puts narrow buttons into the row of the parent element. */
  readonly isInRow?: boolean;
};

/**
 * CSS classes of a narrow button in a row with other buttons. While busy, it shows only its spinner, so that the row
 * stays one row.
 */
export const narrowButton = 'min-h-12 shrink-0 basis-auto !px-1 text-note whitespace-nowrap';

/**
 * Buttons for the events that the server allows. The expected next event is at the end of the row, near the thumb, and an
 * event that ends the order is at the other end.
 */
export function ActionButtons<Event extends OrderEvent>({
  order,
  moves,
  busy,
  onMove,
  isInRow = false,
}: MoveButtonsProps<Event>) {
  const shown = allowedActions(moves, order.allowedEvents);
  if (shown.length === 0) return null;
  return (
    <div className={isInRow ? 'contents' : 'flex flex-wrap gap-2'}>
      {shown.map(({ event, move }, place) => (
        <Button
          key={event}
          // If two events are equally likely next, only the first gets a primary button.
          variant={move.weight === 'main' && place > 0 ? 'secondary' : variants[move.weight]}
          aria-keyshortcuts={shortcutOf(move)}
          isBusy={busy === event}
          disabled={busy !== null}
          onClick={() => onMove(event)}
          className={classNames(
            isInRow ? narrowButton : 'min-h-12 !min-w-fit basis-0 px-3 whitespace-nowrap',
            move.weight === 'main' ? 'grow-2' : 'grow',
            move.weight === 'grave' && 'order-first',
            // Break the label, such as "Sold out", into two short lines, so that all buttons fit into one row.
            isInRow && move.weight === 'grave' && 'w-min break-keep !whitespace-normal leading-tight',
            place === 0 && 'order-last',
          )}
        >
          <span className={isInRow && busy === event ? 'sr-only' : undefined}>{move.label()}</span>
        </Button>
      ))}
    </div>
  );
}
