import { mallAfterSaleDays } from '@chifan/domain/mall';
import { Card, Icon, type IconName } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

/** How a parcel is sent, and how it goes back, in three lines. */
export function HowItComes() {
  const { t } = useLingui();
  return (
    <Card title={t`How it comes to you`}>
      <ul className="grid grid-cols-1 gap-2 text-note">
        <Line icon="scooter">
          <Trans>Sent by parcel to any address in mainland China; sending is included.</Trans>
        </Line>
        <Line icon="refresh">
          <Trans>Until it is sent you cancel with a tap, and all your points come back.</Trans>
        </Line>
        <Line icon="clock">
          <Plural
            value={mallAfterSaleDays}
            one="Something wrong with it? Tell us within # day after it came."
            other="Something wrong with it? Tell us within # days after it came."
          />
        </Line>
      </ul>
    </Card>
  );
}

const Line = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li className="flex gap-2">
    <Icon name={icon} size={20} className="text-soft" />
    <span className="min-w-0 flex-1">{children}</span>
  </li>
);
