import type { IconName, Tone } from '@chifan/ui';
import { t } from '@lingui/core/macro';

export type StateBadge = { readonly label: () => string; readonly tone: Tone; readonly icon: IconName };

export const gatewayRefundBadges: Readonly<Record<'pending' | 'settled' | 'failed', StateBadge>> = {
  pending: { label: () => t`退款中`, tone: 'brand', icon: 'clock' },
  settled: { label: () => t`已到账`, tone: 'good', icon: 'check' },
  failed: { label: () => t`打款失败，自动重试中`, tone: 'bad', icon: 'warning' },
};
