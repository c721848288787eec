import path from 'node:path';
import { openJournal } from '../journal.ts';
import type { Notice, Refund, Transaction } from './pay/objects.ts';

export type Fact =
  | { readonly kind: 'transaction'; readonly value: Transaction }
  | { readonly kind: 'refund'; readonly value: Refund }
  | { readonly kind: 'notice'; readonly value: Notice }
  | { readonly kind: 'delivered'; readonly noticeId: string };

export interface WeChatState {
  /** By the merchant's number. */
  readonly transactions: ReadonlyMap<string, Transaction>;
  /** By the merchant's refund number. */
  readonly refunds: ReadonlyMap<string, Refund>;
  /** Notifications that nobody has taken yet, oldest first. */
  readonly pending: ReadonlyMap<string, Notice>;
  /** Writes all of them to disk at once, then makes them true. */
  commit(facts: readonly Fact[]): void;
  close(): void;
}

const keepMs = 30 * 24 * 60 * 60_000;

/** All that this WeChat Pay knows; what it has acknowledged survives the death of its process. */
export function openState(folder: string): WeChatState {
  const journal = openJournal<Fact>(path.join(folder, 'wechat.jsonl'), compact);
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

const emptyState = () => ({
  transactions: new Map<string, Transaction>(),
  refunds: new Map<string, Refund>(),
  pending: new Map<string, Notice>(),
});

function apply(state: ReturnType<typeof emptyState>, fact: Fact): void {
  switch (fact.kind) {
    case 'transaction':
      state.transactions.set(fact.value.outTradeNo, fact.value);
      return;
    case 'refund':
      state.refunds.set(fact.value.outRefundNo, fact.value);
      return;
    case 'notice':
      state.pending.set(fact.value.id, fact.value);
      return;
    case 'delivered':
      state.pending.delete(fact.noticeId);
      return;
  }
}

/** Payments may be forgotten after a month, as their bills are. */
function compact(facts: readonly Fact[]): Fact[] {
  const state = emptyState();
  for (const fact of facts) apply(state, fact);
  const isKept = ({ createdAt }: { createdAt: number }) => createdAt > Date.now() - keepMs;
  return [
    ...[...state.transactions.values()].filter(isKept).map((value): Fact => ({ kind: 'transaction', value })),
    ...[...state.refunds.values()].filter(isKept).map((value): Fact => ({ kind: 'refund', value })),
    ...[...state.pending.values()].filter(isKept).map((value): Fact => ({ kind: 'notice', value })),
  ];
}
