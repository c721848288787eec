import { type AlipayFaultControls, restingAlipayControls } from './fault-controls.ts';
import { type AlipayKeys, keysIn } from './keys.ts';
import { createNotices, noticeOf } from './notices.ts';
import { type AlipayState, openState } from './state.ts';
import type { Outcome } from './trades.ts';

/** One merchant's app at Alipay: what it knows, what may go wrong in it, and its news to the product. */
export interface SandboxAlipay {
  readonly keys: AlipayKeys;
  readonly state: AlipayState;
  readonly faults: AlipayFaultControls;
  /** Keeps what a call made true, then lets its notification go. Nothing may be answered before. */
  commit(outcome: Outcome): void;
  close(): void;
}

export interface AlipayOptions {
  /** Where keys and trades are kept over a restart. */
  readonly folder: string;
  /** Where the product listens: http://127.0.0.1:3000 */
  readonly productUrl: () => string;
}

export function openAlipay({ folder, productUrl }: AlipayOptions): SandboxAlipay {
  const keys = keysIn(folder);
  const state = openState(folder);
  const faults = restingAlipayControls();
  const notices = createNotices({ keys, state, faults, productUrl });
  notices.send([...state.pending.values()]);
  return {
    keys,
    state,
    faults,
    commit: ({ facts, told }) => {
      const notice = told === undefined ? undefined : noticeOf(keys, told);
      state.commit(notice === undefined ? facts : [...facts, { kind: 'notice', value: notice }]);
      if (notice !== undefined) notices.send([notice]);
    },
    close: () => {
      notices.close();
      state.close();
    },
  };
}
