import { openJournal } from '../journal.ts';

export type PendingNotification = { readonly id: string; readonly createdAt: number };

export type NotificationFact<Notice> =
  | { readonly kind: 'notice'; readonly value: Notice }
  | { readonly kind: 'delivered'; readonly noticeId: string };

export interface PersistentState<Fact> {
  /** Writes all facts to the journal as one line, then applies them to the state. */
  commit(facts: readonly Fact[]): void;
  close(): void;
}

export interface StateRules<State, Fact> {
  readonly empty: () => State;
  readonly apply: (state: State, fact: Fact) => void;
  /** Converts the state to facts for a compacted journal. `isKept` is false for records that have expired. */
  readonly factsOf: (state: State, isKept: (dated: { readonly createdAt: number }) => boolean) => Fact[];
}

/** Records expire after 30 days, because gateways provide bills for 30 days. */
const keepMs = 30 * 24 * 60 * 60_000;

/**
 * State of a gateway stand-in, stored in a journal. Once a call has returned, its change survives a kill of the
 * process.
 */
export function openPersistentState<State extends object, Fact>(
  file: string,
  { empty, apply, factsOf }: StateRules<State, Fact>,
): State & PersistentState<Fact> {
  const stateOf = (facts: readonly Fact[]): State => {
    const state = empty();
    for (const fact of facts) apply(state, fact);
    return state;
  };
  const isKept = ({ createdAt }: { readonly createdAt: number }) => createdAt > Date.now() - keepMs;
  const journal = openJournal<Fact>(file, (facts) => factsOf(stateOf(facts), isKept));
  const state = stateOf(journal.facts);
  return {
    ...state,
    commit: (facts) => {
      if (facts.length === 0) return;
      journal.append(facts);
      for (const fact of facts) apply(state, fact);
    },
    close: () => journal.close(),
  };
}

/**
 * Adds a notification to the pending notifications, or removes a delivered notification. Pending notifications are
 * ordered from old to new.
 */
export function applyNotificationFact<Notice extends PendingNotification>(
  pending: Map<string, Notice>,
  fact: NotificationFact<Notice>,
): void {
  if (fact.kind === 'notice') pending.set(fact.value.id, fact.value);
  else pending.delete(fact.noticeId);
}
