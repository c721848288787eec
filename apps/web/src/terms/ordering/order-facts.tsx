import { Card, DescriptionRow } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { CopyButton } from '../../platform/copying/copy-button.tsx';
import { TapToCopy } from '../../platform/copying/tap-to-copy.tsx';
import { useLanguage } from '../../platform/language.ts';
import { formatTime } from '../../platform/time.ts';

type OrderFactsProps = {
  readonly order: { readonly number: string; readonly placedAt: string };
  readonly above?: ReactNode;
  readonly children: ReactNode;
};

export function OrderFacts({ order: { number, placedAt }, above, children }: OrderFactsProps) {
  const { t } = useLingui();
  return (
    <Card>
      <dl className="grid gap-2 text-note">
        {above}
        <DescriptionRow label={t`Order number`}>
          <span className="-my-2.5 -me-2.5 flex items-center">
            <TapToCopy text={number}>
              <bdi dir="ltr" className="figures">
                {number}
              </bdi>
            </TapToCopy>
            <CopyButton text={number} label={t`Copy order number`} />
          </span>
        </DescriptionRow>
        <TimeFact label={t`Placed`} at={placedAt} />
        {children}
      </dl>
    </Card>
  );
}

export const TimeFact = ({ label, at }: { readonly label: string; readonly at: string }) => (
  <DescriptionRow label={label}>
    <bdi>{formatTime(at, 'moment', useLanguage())}</bdi>
  </DescriptionRow>
);
