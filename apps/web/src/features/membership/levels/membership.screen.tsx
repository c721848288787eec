import { ErrorState, Loading, Skeleton } from '@chifan/ui';
import { useQuery } from '@tanstack/react-query';
import { membershipQuery } from '../../../data/membership.ts';
import { LevelCard } from './level-card.tsx';
import { LevelList } from './level-list.tsx';

/** The member’s level and its benefits (rule member-20). */
export default function MembershipScreen() {
  const { data, error, refetch } = useQuery(membershipQuery());
  if (data) {
    return (
      <div className="grid grid-cols-1 gap-4 p-4">
        <LevelCard membership={data} />
        <LevelList membership={data} />
      </div>
    );
  }
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <Loading>
      <div className="grid gap-4 p-4">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </Loading>
  );
}
