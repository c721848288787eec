import {
  createDeliveries,
  type Deliveries,
  type GatewayOptions,
  redirectToProduct,
  type WebhookRequest,
} from '../gateways/deliveries.ts';
import { consumeFault, type FaultControls, noFaults } from '../gateways/fault-controls.ts';
import { newPair } from '../gateways/rsa-keys.ts';
import { keysIn, type WeChatKeys } from './keys.ts';
import { createOAuth, type OAuth } from './oauth.ts';
import type { WeChatNotification } from './pay/objects.ts';
import { finishRefund } from './pay/refunds.ts';
import { signatureHeaders } from './signatures.ts';
import { type Fact, openState, type WeChatState } from './state.ts';

/**
 * Stand-in for a merchant and an official account at WeChat: keys, state, fault controls, and notifications to the
 * Chifan server.
 */
export interface SandboxWeChat {
  readonly keys: WeChatKeys;
  readonly state: WeChatState;
  readonly faults: FaultControls;
  readonly oauth: OAuth;
  /**
   * Stores the facts on disk, and sends their notifications afterwards. Call the function before the response is sent.
   */
  commit(facts: readonly Fact[]): void;
  /**
   * Completes the new refunds in `facts` after the time `refundMs`. WeChat Pay accepts a refund at once and pays it
   * later.
   */
  finishLater(facts: readonly Fact[]): void;
  close(): void;
}

export function openWeChat({ folder, productUrl }: GatewayOptions): SandboxWeChat {
  const keys = keysIn(folder);
  const state = openState(folder);
  const faults = { ...noFaults(), refundMs: 500 };
  const deliveries = createNoticeDeliveries({ keys, state, faults, productUrl });
  const timers = new Set<NodeJS.Timeout>();
  const commit = (facts: readonly Fact[]): void => {
    state.commit(facts);
    deliveries.send(facts.flatMap((fact) => (fact.kind === 'notice' ? [fact.value] : [])));
  };
  const finishSoon = (outRefundNo: string): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      commit(finishRefund(keys, state, outRefundNo, consumeFault(faults, 'abnormalRefund') ? 'ABNORMAL' : 'SUCCESS'));
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

const giveUpAfterMs = 24 * 60 * 60_000;
/** WeChat Pay repeats a notification that gets no response within 5 seconds. */
const answerTimeoutMs = 5_000;

/**
 * Sends each notification like WeChat Pay: the same bytes with a new signature each time, until the response is 200 or
 * 204.
 */
function createNoticeDeliveries({
  keys,
  state,
  faults,
  productUrl,
}: Pick<SandboxWeChat, 'keys' | 'state' | 'faults'> &
  Pick<GatewayOptions, 'productUrl'>): Deliveries<WeChatNotification> {
  const requestOf = ({ target, body }: WeChatNotification, signed: WeChatKeys): WebhookRequest => ({
    target: redirectToProduct(target, productUrl()),
    headers: { 'content-type': 'application/json', 'user-agent': 'Mozilla/4.0', ...signatureHeaders(signed, body) },
    body,
  });
  return createDeliveries<WeChatNotification>({
    faults,
    answerTimeoutMs,
    request: (notice) => requestOf(notice, keys),
    forged: (notice) => requestOf(notice, { ...keys, platformPrivateKey: newPair().privateKey }),
    isAccepted: (status) => status === 200 || status === 204,
    giveUpAfterMs,
    createdAt: ({ createdAt }) => createdAt,
    end: ({ id }) => state.commit([{ kind: 'delivered', noticeId: id }]),
  });
}
