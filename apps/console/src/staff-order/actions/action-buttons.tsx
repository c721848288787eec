import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { OrderEvent } from '@chifan/domain/ordering';
import { Button, type ButtonVariant } from '@chifan/ui';
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
};

/** Buttons for the events that the server allows. The expected next event is at the end of the row, near the thumb. */
export function ActionButtons<Event extends OrderEvent>({ order, moves, busy, onMove }: MoveButtonsProps<Event>) {
  const shown = allowedActions(moves, order.allowedEvents);
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-row-reverse flex-wrap gap-2">
      {shown.map(({ event, move }, place) => (
        <Button
          key={event}
          // If two events are equally likely next, only the first gets a primary button.
          variant={move.weight === 'main' && place > 0 ? 'secondary' : variants[move.weight]}
          aria-keyshortcuts={shortcutOf(move)}
          isBusy={busy === event}
          disabled={busy !== null}
          onClick={() => onMove(event)}
          className={`min-h-12 !min-w-fit px-3 whitespace-nowrap ${move.weight === 'main' ? 'flex-[2]' : 'flex-1'}`}
        >
          {move.label()}
        </Button>
      ))}
    </div>
  );
}
