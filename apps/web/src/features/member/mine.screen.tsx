import { ErrorState } from '@chifan/ui';
import { useProfile } from '../../data/member.ts';
import { useIsSignedIn } from '../../platform/session.ts';
import { AppVersion } from './mine/app-version.tsx';
import { MemberCards } from './mine/member-cards.tsx';
import { MemberHead } from './mine/member-head.tsx';
import { MineSkeleton } from './mine/mine-skeleton.tsx';
import { MemberSettings, VisitorSettings } from './mine/settings.tsx';
import { VisitorCard } from './mine/visitor-card.tsx';

/** Tab 4: a visitor's way in, or what is a member's own. */
export default function MineScreen() {
  return useIsSignedIn() ? <MemberPage /> : <VisitorPage />;
}

function VisitorPage() {
  return (
    <div className="grid grid-cols-1 gap-3 pb-6">
      <VisitorCard />
      <VisitorSettings />
      <AppVersion />
    </div>
  );
}

function MemberPage() {
  const { data: profile, error, refetch } = useProfile();
  if (profile) {
    return (
      <div className="grid grid-cols-1 gap-3 pb-6">
        <MemberHead profile={profile} />
        <MemberCards profile={profile} />
        <MemberSettings />
        <AppVersion />
      </div>
    );
  }
  if (error) {
    // Without a network the member still gets to the language, to help, and out.
    return (
      <div className="grid grid-cols-1 gap-3 pb-6">
        <ErrorState error={error} onRetry={() => void refetch()} />
        <MemberSettings />
        <AppVersion />
      </div>
    );
  }
  return <MineSkeleton />;
}
