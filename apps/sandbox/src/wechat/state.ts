import path from 'node:path';
import {
  applyNotificationFact,
  type NotificationFact,
  openPersistentState,
  type PersistentState,
} from '../gateways/persistent-state.ts';
import type { Refund, Transaction, WeChatNotification } from './pay/objects.ts';

export type Fact =
  | { readonly kind: 'transaction'; readonly value: Transaction }
  | { readonly kind: 'refund'; readonly value: Refund }
  | NotificationFact<WeChatNotification>;

export interface WeChatState extends PersistentState<Fact> {
  readonly transactions: ReadonlyMap<string, Transaction>;
  readonly refunds: ReadonlyMap<string, Refund>;
  /** Notifications that are not delivered yet, oldest first. */
  readonly pending: ReadonlyMap<string, WeChatNotification>;
}

export const openState = (folder: string): WeChatState =>
  openPersistentState<Books, Fact>(path.join(folder, 'wechat.jsonl'), {
    empty: () => ({ transactions: new Map(), refunds: new Map(), pending: new Map() }),
    apply,
    factsOf: ({ transactions, refunds, pending }, isKept) => [
      ...[...transactions.values()].filter(isKept).map((value): Fact => ({ kind: 'transaction', value })),
      ...[...refunds.values()].filter(isKept).map((value): Fact => ({ kind: 'refund', value })),
      ...[...pending.values()].filter(isKept).map((value): Fact => ({ kind: 'notice', value })),
    ],
  });

type Books = {
  readonly transactions: Map<string, Transaction>;
  readonly refunds: Map<string, Refund>;
  readonly pending: Map<string, WeChatNotification>;
};

function apply({ transactions, refunds, pending }: Books, fact: Fact): void {
  if (fact.kind === 'transaction') transactions.set(fact.value.outTradeNo, fact.value);
  else if (fact.kind === 'refund') refunds.set(fact.value.outRefundNo, fact.value);
  else applyNotificationFact(pending, fact);
}
