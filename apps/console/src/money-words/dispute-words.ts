import type { DisputeState } from '@chifan/domain/payment';
import { t } from '@lingui/core/macro';
import type { StateBadge } from './badges.ts';

export const disputeBadges: Readonly<Record<DisputeState, StateBadge>> = {
  open: { label: () => t`拒付待处理`, tone: 'bad', icon: 'warning' },
  won: { label: () => t`拒付已胜诉`, tone: 'good', icon: 'check' },
  lost: { label: () => t`拒付已败诉`, tone: 'neutral', icon: 'close' },
};

const reasons: Readonly<Record<string, () => string>> = {
  fraudulent: () => t`持卡人称未授权这笔交易`,
  product_not_received: () => t`持卡人称没有收到商品`,
  product_unacceptable: () => t`持卡人称商品有问题`,
  duplicate: () => t`持卡人称重复扣款`,
  credit_not_processed: () => t`持卡人称没有收到退款`,
  unrecognized: () => t`持卡人不认得这笔交易`,
};

/** Text of a dispute's reason. A reason without a text is shown by the gateway's code. */
export const disputeReason = (reason: string): string => reasons[reason]?.() ?? reason;
