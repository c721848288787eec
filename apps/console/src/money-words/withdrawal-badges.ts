import type { WithdrawalState } from '@chifan/domain/affiliate';
import { t } from '@lingui/core/macro';
import type { StateBadge } from './gateway-refund-badges.ts';

export const withdrawalBadges: Readonly<Record<WithdrawalState, StateBadge>> = {
  applied: { label: () => t`待审核`, tone: 'warn', icon: 'clock' },
  approved: { label: () => t`打款中`, tone: 'brand', icon: 'clock' },
  paid: { label: () => t`已打款`, tone: 'good', icon: 'check' },
  refused: { label: () => t`已拒绝`, tone: 'neutral', icon: 'close' },
  failed: { label: () => t`打款失败，已退回`, tone: 'bad', icon: 'warning' },
};
