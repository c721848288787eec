import type { RefundDecision, RefundEvent, RefundStateNumber } from '@chifan/domain/refund';
import type { Executor, Tx } from '../../platform/database/database.ts';
import type { Answer } from '../../platform/http/call-result.ts';
import type { Platform } from '../../platform/module.ts';
import type { TransitionContext } from '../../platform/workflow/transition-context.ts';
import type { FirstEntry } from '../../platform/workflow/write-transition.ts';

/** The types of one kind of refund: meals, with amounts in fen, or goods of the points mall, with amounts in points. */
export type RefundKind = {
  readonly order: { readonly id: number; readonly number: string; readonly member_id: number };
  readonly refund: {
    readonly id: number;
    readonly number: string;
    readonly state: RefundStateNumber;
    readonly asked: number;
  };
  readonly application: { readonly orderId: number; readonly note: string; readonly photos: readonly string[] };
  readonly asked: { readonly asked: number; readonly reason: string | number; readonly items: readonly object[] };
  readonly decision: {
    readonly refundId: number;
    readonly decision: 'grant' | 'refuse';
    readonly reason?: string | undefined;
  };
  readonly changes: object;
};

/** A refund and its order, both locked. The caller locked the order first. */
export type LockedRefundAndOrder<Kind extends RefundKind> = {
  readonly order: Kind['order'];
  readonly refund: Kind['refund'];
};

/** The differences between refunds of meals and refunds of mall orders. */
export type RefundPolicy<Kind extends RefundKind> = {
  /** URL path of the API call that creates a refund request. Idempotency keys are stored with this path. */
  readonly path: string;
  readonly store: {
    /** Finds the order of a refund without a lock, because the order must be locked before the refund. */
    readonly orderOf: (executor: Executor, refundId: number) => Promise<number | undefined>;
    readonly lockOrder: (tx: Tx, orderId: number) => Promise<Kind['order'] | undefined>;
    readonly lockRefund: (tx: Tx, refundId: number) => Promise<Kind['refund'] | undefined>;
    readonly refundsOf: (executor: Executor, orderId: number) => Promise<readonly Kind['refund'][]>;
    readonly insert: (
      tx: Tx,
      refund: Kind['asked'] & {
        readonly order_id: number;
        readonly number: string;
        readonly note: string | null;
        readonly photos: string[];
      },
      entry: FirstEntry,
    ) => Promise<Kind['refund']>;
  };
  readonly judge: (
    context: TransitionContext,
    order: Kind['order'],
    application: Kind['application'],
    before: readonly Kind['refund'][],
  ) => Promise<Answer<Kind['asked']>>;
  readonly openAfterSale: (
    platform: Platform,
    context: TransitionContext<'member'>,
    order: Kind['order'],
  ) => Promise<Answer<Kind['order']>>;
  readonly askFirst: (
    platform: Platform,
    context: TransitionContext<'system'>,
    locked: LockedRefundAndOrder<Kind>,
  ) => Promise<Answer<Kind['refund']>>;
  readonly transition: (
    platform: Platform,
    context: TransitionContext<'member' | 'platform'>,
    locked: LockedRefundAndOrder<Kind>,
    event: Extract<RefundEvent, 'withdraw' | 'platform_refuse'>,
    changes: Kind['changes'],
    details: { readonly reason: string | null },
  ) => Promise<Answer<Kind['refund']>>;
  readonly over: (now: Date) => Kind['changes'];
  readonly resume: (platform: Platform, context: TransitionContext, order: Kind['order']) => Promise<unknown>;
  /** The amount that the platform grants, or undefined for the full request. */
  readonly amountOf: (decision: Kind['decision']) => number | undefined;
  readonly problemOf: (
    ruling: RefundDecision,
    decision: Kind['decision'],
  ) => Extract<Answer<never>, { ok: false }> | null;
  readonly decisionChanges: (decision: Kind['decision']) => Kind['changes'];
  /**
   * Writes the grant in one transaction: state, money or points, refunded items and stock. The order leaves the state
   * `after_sale_processing`.
   */
  readonly grant: (
    platform: Platform,
    context: TransitionContext<'platform'>,
    locked: LockedRefundAndOrder<Kind>,
    amount: number,
    decision: Kind['decision'],
  ) => Promise<Answer<Kind['refund']>>;
};
