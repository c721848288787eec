import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { DoorStep } from '@chifan/domain/courier';
import { create } from 'zustand';
import { secureStorage } from '../../../platform/storage.ts';

export type JobAction =
  | { readonly kind: 'collect' }
  | { readonly kind: 'give_back' }
  | { readonly kind: 'hand_back'; readonly reason: string }
  | { readonly kind: 'hand_over'; readonly proof: { readonly code: string } | { readonly photo: string } }
  | { readonly kind: 'door_step'; readonly step: DoorStep };

export type QueuedAction = {
  readonly id: string;
  readonly orderId: number;
  /** The number of the order on its business day, which the kitchen calls out. */
  readonly number: string;
  /** Time when the courier pressed the button, in milliseconds since 1970. */
  readonly at: number;
  readonly move: JobAction;
  /** True if the button no longer waits for the response. The action is sent as soon as possible. */
  readonly isLate: boolean;
  /**
   * Message of the server's final refusal, stored until the courier confirms it. Null if the server has not refused the
   * action.
   */
  readonly refusal: string | null;
};

type Queue = { readonly staffId: number; readonly moves: readonly QueuedAction[] };

const emptyQueue: Queue = { staffId: 0, moves: [] };

/** Actions of the signed-in courier that the server has not accepted, oldest first (rule courier-12). */
export const useActionQueueStore = create<Queue>()(() => emptyQueue);

/** Each courier has their own storage key. Couriers who share a phone never send each other's actions. */
const slotOf = (staffId: number) => secureStorage(`consoleMoves.${staffId}`);

/**
 * Loads the queue of the signed-in courier. Actions that were stored before a reload are marked as late, because no
 * button waits for them.
 */
export function loadActionQueue(staffId: number): () => void {
  const read = () => useActionQueueStore.setState({ staffId, moves: readMoves(slotOf(staffId).read()) ?? [] });
  read();
  change((moves) => moves.map((each) => ({ ...each, isLate: true })));
  // Another tab of the same courier may have sent or added actions, so read the stored actions again.
  addEventListener('storage', read);
  return () => {
    removeEventListener('storage', read);
    useActionQueueStore.setState(emptyQueue);
  };
}

export const addQueuedAction = (added: QueuedAction): void => change((moves) => [...moves, added]);
export const removeQueuedAction = (id: string): void => change((moves) => moves.filter((each) => each.id !== id));
export const markActionLate = (id: string): void => update(id, { isLate: true });
export const markActionRefused = (id: string, refusal: string): void => update(id, { isLate: true, refusal });

const update = (id: string, changes: Partial<QueuedAction>): void =>
  change((moves) => moves.map((each) => (each.id === id ? { ...each, ...changes } : each)));

/** Changes the stored queue, which another tab may have changed. Without storage, changes the queue in memory. */
function change(next: (moves: readonly QueuedAction[]) => readonly QueuedAction[]): void {
  const { staffId, moves } = useActionQueueStore.getState();
  if (staffId === 0) return;
  const changed = next(readMoves(slotOf(staffId).read()) ?? moves);
  if (changed.length === 0 && moves.length === 0) return;
  slotOf(staffId).write(JSON.stringify(changed));
  useActionQueueStore.setState({ moves: changed });
}

export const createQueuedAction = (job: Pick<StaffOrder, 'id'>, number: string, move: JobAction): QueuedAction => ({
  id: crypto.randomUUID(),
  orderId: job.id,
  number,
  at: Date.now(),
  move,
  isLate: false,
  refusal: null,
});

/** Parses the stored actions. Returns null if nothing is stored, or if this release cannot read the stored format. */
function readMoves(text: string | null): readonly QueuedAction[] | null {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(stored) ? stored.filter(isMove) : null;
  } catch {
    return null;
  }
}

const kinds: readonly unknown[] = [
  'collect',
  'give_back',
  'hand_back',
  'hand_over',
  'door_step',
] satisfies JobAction['kind'][];

function isMove(stored: unknown): stored is QueuedAction {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, orderId, move } = stored as Partial<QueuedAction>;
  return typeof id === 'string' && typeof orderId === 'number' && kinds.includes(move?.kind);
}
