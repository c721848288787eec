import path from 'node:path';
import { openJournal } from '../journal.ts';
import type { Notice, Trade } from './objects.ts';

export type Fact =
  | { readonly kind: 'trade'; readonly value: Trade }
  | { readonly kind: 'notice'; readonly value: Notice }
  | { readonly kind: 'delivered'; readonly noticeId: string };

export interface AlipayState {
  /** By the merchant's number. */
  readonly trades: ReadonlyMap<string, Trade>;
  /** Notifications that nobody has taken yet, oldest first. */
  readonly pending: ReadonlyMap<string, Notice>;
  /** Writes all of them to disk at once, then makes them true. */
  commit(facts: readonly Fact[]): void;
  close(): void;
}

const keepMs = 30 * 24 * 60 * 60_000;

/** All that this Alipay knows; what it has acknowledged survives the death of its process. */
export function openState(folder: string): AlipayState {
  const journal = openJournal<Fact>(path.join(folder, 'alipay.jsonl'), compact);
  const state = emptyState();
  for (const fact of journal.facts) apply(state, fact);
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

const emptyState = () => ({ trades: new Map<string, Trade>(), pending: new Map<string, Notice>() });

function apply(state: ReturnType<typeof emptyState>, fact: Fact): void {
  switch (fact.kind) {
    case 'trade':
      state.trades.set(fact.value.outTradeNo, fact.value);
      return;
    case 'notice':
      state.pending.set(fact.value.id, fact.value);
      return;
    case 'delivered':
      state.pending.delete(fact.noticeId);
      return;
  }
}

/** Trades may be forgotten after a month, as their bills are. */
function compact(facts: readonly Fact[]): Fact[] {
  const state = emptyState();
  for (const fact of facts) apply(state, fact);
  const isKept = ({ createdAt }: { createdAt: number }) => createdAt > Date.now() - keepMs;
  return [
    ...[...state.trades.values()].filter(isKept).map((value): Fact => ({ kind: 'trade', value })),
    ...[...state.pending.values()].filter(isKept).map((value): Fact => ({ kind: 'notice', value })),
  ];
}
