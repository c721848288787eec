import { appVersion } from '@chifan/domain/app';
import { Button, ErrorState, Loading, Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { type Profile, useProfile } from '../../../data/member.ts';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { MemberHead } from './member-head.tsx';
import { NewcomerCard } from './newcomer-card.tsx';
import { OrderShortcuts } from './order-shortcuts.tsx';
import { MemberSettings, VisitorSettings } from './settings.tsx';
import { WalletTiles } from './wallet-tiles.tsx';

export default function MineScreen() {
  return useIsSignedIn() ? <MemberPage /> : <VisitorPage />;
}

function VisitorPage() {
  return (
    <div className="grid grid-cols-1 gap-3 pb-6">
      <VisitorCard />
      <div className={settingsClass}>
        <VisitorSettings />
        <AppVersion />
      </div>
    </div>
  );
}

function MemberPage() {
  const { data: profile, error, refetch } = useProfile();
  if (profile) {
    return (
      <div className="grid grid-cols-1 gap-3 pb-6">
        <MemberHead profile={profile} />
        <div className={settingsClass}>
          <MemberCards profile={profile} />
          <MemberSettings />
          <AppVersion />
        </div>
      </div>
    );
  }
  if (error) {
    // Without a network the member can still change the language, open help, and sign out.
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

/** Two columns in a wide window. The first column is read completely before the second. */
const settingsClass =
  'grid grid-cols-1 gap-3 wide:block wide:columns-2 wide:gap-0 wide:pt-3 wide:[&>*]:mb-3 wide:[&>*]:break-inside-avoid';

const AppVersion = () => (
  <p className="text-center text-small text-soft">
    <Trans>
      Version <bdi>{appVersion}</bdi>
    </Trans>
  </p>
);

function MineSkeleton() {
  return (
    <Loading>
      <div className="flex items-center gap-4 bg-brand px-4 pt-2 pb-16">
        <div className="size-14 rounded-full bg-surface" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      </div>
      <div className="-mt-14 grid gap-3 px-4">
        <Skeleton className="h-18 rounded-card" />
        <Skeleton className="h-32 rounded-card" />
        <Skeleton className="h-28 rounded-card" />
        <Skeleton className="h-42 rounded-card" />
      </div>
    </Loading>
  );
}

function VisitorCard() {
  const navigation = useNavigation();
  return (
    <div className="bg-brand px-4 pt-2 pb-6 wide:bleed">
      <section className="grid grid-cols-1 gap-3 wide:mx-auto wide:max-w-[640px] rounded-card bg-surface p-4 text-ink shadow-card">
        <h2 className="text-title font-semibold">
          <Trans>Welcome to Chifan</Trans>
        </h2>
        <p className="text-note text-soft">
          <Trans>Sign in to see your orders and addresses. You can also order first and sign in when you pay.</Trans>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button className="flex-auto" onClick={() => navigation.open('pages/internal/login/choose/choose')}>
            <Trans>Sign in</Trans>
          </Button>
        </div>
      </section>
    </div>
  );
}

function MemberCards({ profile }: { readonly profile: Profile }) {
  return (
    <div className="-mt-14 grid gap-3 px-4 wide:mt-0">
      <WalletTiles balance={profile.balance} />
      {profile.isNewPeople && profile.isRemindNewPeople && <NewcomerCard />}
      <OrderShortcuts />
    </div>
  );
}
