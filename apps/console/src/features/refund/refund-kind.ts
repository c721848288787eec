import type { RefundDecision, RefundStateNumber } from '@chifan/domain/refund';
import type { TranslatedText } from '@chifan/domain/translation';
import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import type { StateBadge } from '../../money-words/badges.ts';

/**
 * Fields that staff need to decide a refund request, common to refund requests of meals and of the points mall. Amounts
 * are in fen for meals and in points for the mall.
 */
export type RefundRequestBase = {
  readonly id: number;
  readonly guestName: string;
  readonly createdAt: string;
  readonly note: string | null;
  readonly guestLanguage: string;
  readonly inChinese: { readonly note: TranslatedText | null };
  readonly photos: readonly string[];
  readonly asked: number;
  readonly paid: number;
  readonly refundedBefore: number;
};

export type RefundKind<Reason extends string> = {
  readonly Amount: ComponentType<{ readonly amount: number; readonly className?: string }>;
  /** Parses an amount. Null if the text is not a valid amount. */
  readonly readAmount: (typed: string) => number | null;
  readonly inputMode: 'decimal' | 'numeric';
  readonly writeAmount: (amount: number) => string;
  readonly reasonsToGive: (ruling: RefundDecision) => readonly Reason[];
  readonly reasonLabels: Readonly<Record<Reason, () => string>>;
  /** True if a full grant needs a note for the accounts. */
  readonly wantsNote: boolean;
  readonly words: {
    readonly asked: () => string;
    readonly paid: () => string;
    readonly amount: () => string;
    readonly amountHint?: () => string;
    readonly amountFault: (asked: number) => string;
  };
};

export const stateBadges: Readonly<Record<RefundStateNumber, StateBadge>> = {
  1: { label: () => t`已提交`, tone: 'brand', icon: 'clock' },
  2: { label: () => t`待商家处理`, tone: 'warn', icon: 'clock' },
  3: { label: () => t`商家已拒绝`, tone: 'neutral', icon: 'close' },
  4: { label: () => t`待平台处理`, tone: 'warn', icon: 'clock' },
  5: { label: () => t`平台已拒绝`, tone: 'neutral', icon: 'close' },
  6: { label: () => t`已撤回或失效`, tone: 'neutral', icon: 'close' },
  7: { label: () => t`已退款`, tone: 'good', icon: 'check' },
};
