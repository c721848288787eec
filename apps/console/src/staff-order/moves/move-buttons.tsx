import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { OrderEvent } from '@chifan/domain/ordering';
import { Button, type ButtonVariant } from '@chifan/ui';
import { boardShortcuts } from './board-shortcuts.ts';
import { type Move, type Moves, movesFor } from './moves.ts';

const variants: Readonly<Record<Move['weight'], ButtonVariant>> = {
  main: 'primary',
  side: 'secondary',
  grave: 'danger',
};

/** What may be done beside what is expected has a button alone. */
const shortcutOf = ({ weight }: Move) => (weight === 'side' ? undefined : boardShortcuts[weight]);

type MoveButtonsProps<Event extends OrderEvent> = {
  readonly order: StaffOrder;
  readonly moves: Moves<Event>;
  /** The event that is on its way to the server: all buttons wait for it. */
  readonly busy: Event | null;
  readonly onMove: (event: Event) => void;
};

/** The buttons that the server allows for this order, the expected one at the end, where the thumb is. */
export function MoveButtons<Event extends OrderEvent>({ order, moves, busy, onMove }: MoveButtonsProps<Event>) {
  const shown = movesFor(moves, order.allowedEvents);
  if (shown.length === 0) return null;
  return (
    <div className="flex flex-row-reverse flex-wrap gap-2">
      {shown.map(({ event, move }, place) => (
        <Button
          key={event}
          // Of two that may come next the first is expected, and alone is loud.
          variant={move.weight === 'main' && place > 0 ? 'secondary' : variants[move.weight]}
          aria-keyshortcuts={shortcutOf(move)}
          isBusy={busy === event}
          disabled={busy !== null}
          onClick={() => onMove(event)}
          className={`min-h-12 px-3 whitespace-nowrap ${move.weight === 'main' ? 'flex-[2]' : 'flex-1'}`}
        >
          {move.label()}
        </Button>
      ))}
    </div>
  );
}
