import type { PurchaseState } from '@chifan/domain/purchase';
import { Badge, type IconName, type Tone } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';

type BadgeStyle = { readonly label: MessageDescriptor; readonly tone: Tone; readonly icon: IconName };

const styles: Readonly<Record<PurchaseState, BadgeStyle>> = {
  unpaid: { label: msg`Not paid`, tone: 'warn', icon: 'clock' },
  paid: { label: msg`Paid`, tone: 'good', icon: 'check' },
  cancelled: { label: msg`Cancelled`, tone: 'neutral', icon: 'close' },
  refunded: { label: msg`Refunded`, tone: 'neutral', icon: 'check' },
};

export function PurchaseBadge({ state }: { readonly state: PurchaseState }) {
  const { i18n } = useLingui();
  const { label, tone, icon } = styles[state];
  return (
    <Badge tone={tone} icon={icon}>
      {i18n._(label)}
    </Badge>
  );
}
