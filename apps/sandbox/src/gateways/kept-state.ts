import { openJournal } from '../journal.ts';

/** A notification that waits to be taken. */
export type Told = { readonly id: string; readonly createdAt: number };

/** What every gateway writes down of its notifications. */
export type NoticeFact<Notice> =
  | { readonly kind: 'notice'; readonly value: Notice }
  | { readonly kind: 'delivered'; readonly noticeId: string };

/** What is written down by committing it. */
export interface Kept<Fact> {
  /** Writes all of them to disk at once, then makes them true. */
  commit(facts: readonly Fact[]): void;
  close(): void;
}

export interface StateRules<State, Fact> {
  readonly empty: () => State;
  readonly apply: (state: State, fact: Fact) => void;
  /** The state as facts again, without what does not count any more. */
  readonly factsOf: (state: State, isKept: (dated: { readonly createdAt: number }) => boolean) => Fact[];
}

/** Payments may be forgotten after a month, as their bills are. */
const keepMs = 30 * 24 * 60 * 60_000;

/** All that a gateway knows; what it has acknowledged survives the death of its process. */
export function openKeptState<State extends object, Fact>(
  file: string,
  { empty, apply, factsOf }: StateRules<State, Fact>,
): State & Kept<Fact> {
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

/** Notifications that nobody has taken yet, oldest first. */
export function applyNotice<Notice extends Told>(pending: Map<string, Notice>, fact: NoticeFact<Notice>): void {
  if (fact.kind === 'notice') pending.set(fact.value.id, fact.value);
  else pending.delete(fact.noticeId);
}
