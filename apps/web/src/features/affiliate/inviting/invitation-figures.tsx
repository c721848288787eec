import { Card, Money } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Invitation } from '../../../data/affiliate.ts';
import { OnwardLink } from '../onward-link.tsx';

/** How many came, how many have eaten, and what that brought, credited or not yet. */
export function InvitationFigures({ invitation }: { readonly invitation: Invitation }) {
  const { invited, ordered, earned, pending } = invitation;
  return (
    <Card>
      <dl className="flex gap-2 text-center">
        <Figure label={<Trans>Friends invited</Trans>}>{invited}</Figure>
        <Figure label={<Trans>Have ordered</Trans>}>{ordered}</Figure>
        <Figure label={<Trans>Earned</Trans>}>
          <Money amount={earned + pending} />
        </Figure>
      </dl>
      <OnwardLink to="pages/mine/share/reward/reward">
        {pending > 0 ? (
          <Trans>
            Not yet credited: <Money amount={pending} />
          </Trans>
        ) : (
          <Trans>See my rewards</Trans>
        )}
      </OnwardLink>
    </Card>
  );
}

const Figure = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <div className="flex min-w-0 flex-1 flex-col justify-between gap-1">
    <dt className="text-small text-soft hyphens-auto">{label}</dt>
    <dd className="figures text-title font-bold wrap-anywhere">{children}</dd>
  </div>
);
