import type { MoneyTrail } from '@chifan/contract/payment/views';
import type { WithdrawalState } from '@chifan/domain/affiliate';
import type { IconName, Tone } from '@chifan/ui';
import { t } from '@lingui/core/macro';

export type StateBadge = { readonly label: () => string; readonly tone: Tone; readonly icon: IconName };

export const gatewayRefundBadges: Readonly<Record<'pending' | 'settled' | 'failed', StateBadge>> = {
  pending: { label: () => t`退款中`, tone: 'brand', icon: 'clock' },
  settled: { label: () => t`已到账`, tone: 'good', icon: 'check' },
  failed: { label: () => t`打款失败，自动重试中`, tone: 'bad', icon: 'warning' },
};

export const withdrawalBadges: Readonly<Record<WithdrawalState, StateBadge>> = {
  applied: { label: () => t`待审核`, tone: 'warn', icon: 'clock' },
  approved: { label: () => t`打款中`, tone: 'brand', icon: 'clock' },
  paid: { label: () => t`已打款`, tone: 'good', icon: 'check' },
  refused: { label: () => t`已拒绝`, tone: 'neutral', icon: 'close' },
  failed: { label: () => t`打款失败，已退回`, tone: 'bad', icon: 'warning' },
};

export const attemptBadges: Readonly<Record<MoneyTrail['attempts'][number]['state'], StateBadge>> = {
  open: { label: () => t`等待付款`, tone: 'warn', icon: 'clock' },
  settled: { label: () => t`已付款`, tone: 'good', icon: 'check' },
  failed: { label: () => t`付款失败`, tone: 'bad', icon: 'warning' },
  cancelled: { label: () => t`已关闭`, tone: 'neutral', icon: 'close' },
};
