import type { StaffOrder } from '@chifan/contract/ordering/staff-views';
import type { DoorStep } from '@chifan/domain/courier';
import { create } from 'zustand';
import { secureStorage } from '../../../platform/storage.ts';

export type JobMove =
  | { readonly kind: 'collect' }
  | { readonly kind: 'give_back' }
  | { readonly kind: 'hand_back'; readonly reason: string }
  | { readonly kind: 'hand_over'; readonly proof: { readonly code: string } | { readonly photo: string } }
  | { readonly kind: 'door_step'; readonly step: DoorStep };

export type QueuedMove = {
  readonly id: string;
  readonly orderId: number;
  /** Of the order, as people call it. */
  readonly number: string;
  /** When it was pressed. */
  readonly at: number;
  readonly move: JobMove;
  /** Whoever pressed it waits no more and goes on: it is sent when it can be. */
  readonly isLate: boolean;
  /** The server's sentence, once it has refused for good; stays until its courier has read it. */
  readonly refusal: string | null;
};

type Queue = { readonly staffId: number; readonly moves: readonly QueuedMove[] };

const nobody: Queue = { staffId: 0, moves: [] };

/** Rule courier-12: what this courier pressed and the server has not answered, oldest first. */
export const useQueue = create<Queue>()(() => nobody);

/** One for each courier: who signs in next on this telephone sends nothing of another, who finds theirs again. */
const slotOf = (staffId: number) => secureStorage(`consoleMoves.${staffId}`);

/** Of whoever works now. What was left by an earlier page is late. */
export function openQueue(staffId: number): () => void {
  const read = () => useQueue.setState({ staffId, moves: readMoves(slotOf(staffId).read()) ?? [] });
  read();
  change((moves) => moves.map((each) => ({ ...each, isLate: true })));
  // Another tab of the same courier has sent some, or was given one.
  addEventListener('storage', read);
  return () => {
    removeEventListener('storage', read);
    useQueue.setState(nobody);
  };
}

export const addMove = (added: QueuedMove): void => change((moves) => [...moves, added]);
export const removeMove = (id: string): void => change((moves) => moves.filter((each) => each.id !== id));
export const markLate = (id: string): void => update(id, { isLate: true });
export const markRefused = (id: string, refusal: string): void => update(id, { isLate: true, refusal });

const update = (id: string, changes: Partial<QueuedMove>): void =>
  change((moves) => moves.map((each) => (each.id === id ? { ...each, ...changes } : each)));

/** On what is stored: another tab may have changed it. Where nothing can be stored, on what this page knows. */
function change(next: (moves: readonly QueuedMove[]) => readonly QueuedMove[]): void {
  const { staffId, moves } = useQueue.getState();
  if (staffId === 0) return;
  const changed = next(readMoves(slotOf(staffId).read()) ?? moves);
  if (changed.length === 0 && moves.length === 0) return;
  slotOf(staffId).write(JSON.stringify(changed));
  useQueue.setState({ moves: changed });
}

export const newMove = (job: Pick<StaffOrder, 'id'>, number: string, move: JobMove): QueuedMove => ({
  id: crypto.randomUUID(),
  orderId: job.id,
  number,
  at: Date.now(),
  move,
  isLate: false,
  refusal: null,
});

/** Null where nothing is stored that this release can read. */
function readMoves(text: string | null): readonly QueuedMove[] | null {
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
] satisfies JobMove['kind'][];

function isMove(stored: unknown): stored is QueuedMove {
  if (typeof stored !== 'object' || stored === null) return false;
  const { id, orderId, move } = stored as Partial<QueuedMove>;
  return typeof id === 'string' && typeof orderId === 'number' && kinds.includes(move?.kind);
}
