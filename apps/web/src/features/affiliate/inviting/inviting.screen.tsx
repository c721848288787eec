import { friendsPerLotteryTicket, spendingPerLotteryTicket } from '@chifan/domain/affiliate';
import { Card, ErrorState, Icon, type IconName, Money, PageSkeleton } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type Invitation, invitationQuery } from '../../../data/affiliate.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatShare } from '../format-share.ts';
import { ForwardLink } from '../forward-link.tsx';
import { useAffiliateUpdates } from '../use-affiliate-updates.ts';
import { FriendList } from './friend-list.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { LinkCard } from './link-card.tsx';
import { ShareInvitation } from './share-invitation.tsx';
import { TicketProgress } from './ticket-progress.tsx';
import { WhatFriendsGet } from './what-friends-get.tsx';

/** The screen to invite friends (rules affiliate-1 and affiliate-4). */
export default function InvitingScreen() {
  useAffiliateUpdates();
  const { data: invitation, error, refetch } = useQuery(invitationQuery());
  if (!invitation)
    return error ? (
      <ErrorState error={error} onRetry={() => void refetch()} />
    ) : (
      <PageSkeleton blocks={['h-48 rounded-card', 'h-12 rounded-full', 'h-48 rounded-card', 'h-96 rounded-card']} />
    );
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <WhatItBrings permille={invitation.permille} />
      <ShareInvitation link={invitation.link} />
      <WhatFriendsGet />
      <LinkCard link={invitation.link} />
      <InvitationFigures invitation={invitation} />
      <TicketProgress invitation={invitation} />
      <FriendList />
      <HowItWorks />
    </div>
  );
}

function InvitationFigures({ invitation }: { readonly invitation: Invitation }) {
  const { invited, ordered, earned, pending } = invitation;
  return (
    <Card>
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2 text-center">
        <Figure label={<Trans>Friends invited</Trans>}>{invited}</Figure>
        <Figure label={<Trans>Have ordered</Trans>}>{ordered}</Figure>
        <Figure label={<Trans>Earned</Trans>}>
          <Money isApproximate amount={earned + pending} />
        </Figure>
      </dl>
      <ForwardLink to="pages/mine/share/reward/reward">
        {pending > 0 ? (
          <Trans>
            Pending: <Money amount={pending} />
          </Trans>
        ) : (
          <Trans>View my rewards</Trans>
        )}
      </ForwardLink>
    </Card>
  );
}

const Figure = ({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) => (
  <div className="flex min-w-0 flex-col justify-between gap-1">
    <dt className="text-small text-soft hyphens-auto">{label}</dt>
    <dd className="figures text-title font-bold wrap-anywhere">{children}</dd>
  </div>
);

function WhatItBrings({ permille }: { readonly permille: number }) {
  const percent = <bdi>{formatShare(permille / 1000, useLanguage())}</bdi>;
  return (
    <section className="rounded-card bg-brand p-4 text-on-brand shadow-card">
      <h2 className="text-title font-bold text-balance">
        <Trans>Earn {percent} of what your friends order</Trans>
      </h2>
      <ul className="mt-3 grid gap-2 text-note">
        <Line icon="coin">
          <Trans>When a friend you invited completes an order, you get {percent} of the dishes’ price.</Trans>
        </Line>
        <Line icon="ticket">
          <Plural
            value={friendsPerLotteryTicket}
            one="A double-draw ticket for every friend who has ordered."
            other="A double-draw ticket for every # friends who have ordered."
          />
        </Line>
        <Line icon="ticket">
          <Trans>
            Plus one for every <Money amount={spendingPerLotteryTicket} /> you spend yourself.
          </Trans>
        </Line>
      </ul>
    </section>
  );
}

const Line = ({ icon, children }: { readonly icon: IconName; readonly children: ReactNode }) => (
  <li className="flex items-start gap-2">
    <Icon name={icon} size={20} className="mt-0.5" />
    <span>{children}</span>
  </li>
);
