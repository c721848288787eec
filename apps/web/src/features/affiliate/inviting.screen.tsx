import { ErrorState, Loading, Skeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { invitationQuery } from '../../data/affiliate.ts';
import { FriendList } from './inviting/friend-list.tsx';
import { HowItWorks } from './inviting/how-it-works.tsx';
import { InvitationFigures } from './inviting/invitation-figures.tsx';
import { LinkCard } from './inviting/link-card.tsx';
import { TicketProgress } from './inviting/ticket-progress.tsx';
import { WhatItBrings } from './inviting/what-it-brings.tsx';
import { useAffiliateNews } from './use-affiliate-news.ts';

/** The way to invite friends, and how far it has brought one (rules affiliate-1, affiliate-4). */
export default function InvitingScreen() {
  useAffiliateNews();
  const { data: invitation, error, refetch } = useQuery(invitationQuery());
  if (!invitation) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <InvitingSkeleton />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <WhatItBrings permille={invitation.permille} />
      <LinkCard link={invitation.link} />
      <InvitationFigures invitation={invitation} />
      <TicketProgress invitation={invitation} />
      <FriendList />
      <HowItWorks />
    </div>
  );
}

const InvitingSkeleton = () => (
  <Loading>
    <div className="grid gap-4 p-4">
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
      <Skeleton className="h-28 rounded-card" />
      <Skeleton className="h-48 rounded-card" />
    </div>
  </Loading>
);
