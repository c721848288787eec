import path from 'node:path';
import {
  applyNotificationFact,
  type NotificationFact,
  openPersistentState,
  type PersistentState,
} from '../gateways/persistent-state.ts';
import type { AlipayNotification, Trade, Transfer } from './objects.ts';

export type Fact =
  | { readonly kind: 'trade'; readonly value: Trade }
  | { readonly kind: 'transfer'; readonly value: Transfer }
  | NotificationFact<AlipayNotification>;

export interface AlipayState extends PersistentState<Fact> {
  readonly trades: ReadonlyMap<string, Trade>;
  readonly transfers: ReadonlyMap<string, Transfer>;
  /** Notifications that are not delivered yet, oldest first. */
  readonly pending: ReadonlyMap<string, AlipayNotification>;
}

export const openState = (folder: string): AlipayState =>
  openPersistentState<Books, Fact>(path.join(folder, 'alipay.jsonl'), {
    empty: () => ({ trades: new Map(), transfers: new Map(), pending: new Map() }),
    apply,
    factsOf: ({ trades, transfers, pending }, isKept) => [
      ...[...trades.values()].filter(isKept).map((value): Fact => ({ kind: 'trade', value })),
      ...[...transfers.values()].filter(isKept).map((value): Fact => ({ kind: 'transfer', value })),
      ...[...pending.values()].filter(isKept).map((value): Fact => ({ kind: 'notice', value })),
    ],
  });

type Books = {
  readonly trades: Map<string, Trade>;
  readonly transfers: Map<string, Transfer>;
  readonly pending: Map<string, AlipayNotification>;
};

function apply({ trades, transfers, pending }: Books, fact: Fact): void {
  if (fact.kind === 'trade') trades.set(fact.value.outTradeNo, fact.value);
  else if (fact.kind === 'transfer') transfers.set(fact.value.outBizNo, fact.value);
  else applyNotificationFact(pending, fact);
}
