import path from 'node:path';
import { applyNotice, type Kept, type NoticeFact, openKeptState } from '../gateways/kept-state.ts';
import type { Notice, Trade } from './objects.ts';

export type Fact = { readonly kind: 'trade'; readonly value: Trade } | NoticeFact<Notice>;

export interface AlipayState extends Kept<Fact> {
  /** By the merchant's number. */
  readonly trades: ReadonlyMap<string, Trade>;
  /** Notifications that nobody has taken yet, oldest first. */
  readonly pending: ReadonlyMap<string, Notice>;
}

export const openState = (folder: string): AlipayState =>
  openKeptState<Books, Fact>(path.join(folder, 'alipay.jsonl'), {
    empty: () => ({ trades: new Map(), pending: new Map() }),
    apply,
    factsOf: ({ trades, pending }, isKept) => [
      ...[...trades.values()].filter(isKept).map((value): Fact => ({ kind: 'trade', value })),
      ...[...pending.values()].filter(isKept).map((value): Fact => ({ kind: 'notice', value })),
    ],
  });

type Books = { readonly trades: Map<string, Trade>; readonly pending: Map<string, Notice> };

function apply({ trades, pending }: Books, fact: Fact): void {
  if (fact.kind === 'trade') trades.set(fact.value.outTradeNo, fact.value);
  else applyNotice(pending, fact);
}
