import type { WithdrawalState } from '@chifan/domain/affiliate';
import { Badge, type IconName, type Tone } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type BadgeStyle = { readonly label: MessageDescriptor; readonly tone: Tone; readonly icon: IconName };

const styles: Readonly<Record<WithdrawalState, BadgeStyle>> = {
  applied: { label: msg`Under review`, tone: 'warn', icon: 'clock' },
  approved: { label: msg`On its way to you`, tone: 'brand', icon: 'clock' },
  paid: { label: msg`Paid out`, tone: 'good', icon: 'check' },
  refused: { label: msg`Not approved`, tone: 'bad', icon: 'close' },
  failed: { label: msg`Payout failed`, tone: 'bad', icon: 'warning' },
};

export function WithdrawalBadge({ state }: { readonly state: WithdrawalState }) {
  const { i18n } = useLingui();
  const { label, tone, icon } = styles[state];
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(label)}
    </Badge>
  );
}
