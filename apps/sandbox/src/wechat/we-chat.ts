import { createNoticeDeliveries } from './deliveries.ts';
import { happens, restingWeChatControls, type WeChatFaultControls } from './fault-controls.ts';
import { keysIn, type WeChatKeys } from './keys.ts';
import { createOAuth, type OAuth } from './oauth.ts';
import { finishRefund } from './pay/refunds.ts';
import { type Fact, openState, type WeChatState } from './state.ts';

/** One merchant and one official account at WeChat: what it knows, what may go wrong in it, and its news to the product. */
export interface SandboxWeChat {
  readonly keys: WeChatKeys;
  readonly state: WeChatState;
  readonly faults: WeChatFaultControls;
  readonly oauth: OAuth;
  /** Keeps the facts, then lets their notifications go. Nothing may be answered before. */
  commit(facts: readonly Fact[]): void;
  /** Refunds are taken at once and arrive a moment later. */
  finishLater(facts: readonly Fact[]): void;
  close(): void;
}

export interface WeChatOptions {
  /** Where keys and payments are kept over a restart. */
  readonly folder: string;
  /** Where the product listens: http://127.0.0.1:3000 */
  readonly productUrl: () => string;
}

export function openWeChat({ folder, productUrl }: WeChatOptions): SandboxWeChat {
  const keys = keysIn(folder);
  const state = openState(folder);
  const faults = restingWeChatControls();
  const deliveries = createNoticeDeliveries({ keys, state, faults, productUrl });
  const timers = new Set<NodeJS.Timeout>();
  const commit = (facts: readonly Fact[]): void => {
    state.commit(facts);
    deliveries.send(facts.flatMap((fact) => (fact.kind === 'notice' ? [fact.value] : [])));
  };
  const finishSoon = (outRefundNo: string): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      commit(finishRefund(keys, state, outRefundNo, happens(faults, 'abnormalRefund') ? 'ABNORMAL' : 'SUCCESS'));
    }, faults.refundMs);
    timers.add(timer.unref());
  };
  deliveries.send([...state.pending.values()]);
  for (const { status, outRefundNo } of state.refunds.values()) if (status === 'PROCESSING') finishSoon(outRefundNo);
  return {
    keys,
    state,
    faults,
    oauth: createOAuth(keys),
    commit,
    finishLater: (facts) => {
      for (const fact of facts)
        if (fact.kind === 'refund' && fact.value.status === 'PROCESSING') finishSoon(fact.value.outRefundNo);
    },
    close: () => {
      for (const timer of timers) clearTimeout(timer);
      deliveries.close();
      state.close();
    },
  };
}
