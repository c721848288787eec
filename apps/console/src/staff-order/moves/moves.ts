import type { OrderEvent } from '@chifan/domain/ordering';

export type Move = {
  readonly label: () => string;
  /** `main` is what is expected next; `grave` ends something and asks first. */
  readonly weight: 'main' | 'side' | 'grave';
};

/** The buttons of one role; events that the role never triggers are absent. */
export type Moves<Event extends OrderEvent> = Readonly<Record<Event, Move>>;

/** The buttons to draw for an order: what the server allows and nothing else, the expected one first. */
export function movesFor<Event extends OrderEvent>(
  moves: Moves<Event>,
  allowed: readonly OrderEvent[],
): { readonly event: Event; readonly move: Move }[] {
  const isOurs = (event: OrderEvent): event is Event => event in moves;
  return allowed
    .filter(isOurs)
    .map((event) => ({ event, move: moves[event] }))
    .toSorted((one, other) => rank[one.move.weight] - rank[other.move.weight]);
}

const rank: Readonly<Record<Move['weight'], number>> = { main: 0, side: 1, grave: 2 };
