import { appVersion } from '@chifan/domain/app';
import { Button, ErrorState, Icon, Loading, Money, Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { type Profile, useProfile } from '../../data/member.ts';
import { useNavigation } from '../../platform/navigation.ts';
import { ScreenLink } from '../../platform/screen-link.tsx';
import { useIsSignedIn } from '../../platform/session.ts';
import { MemberHead } from './mine/member-head.tsx';
import { NewcomerCard } from './mine/newcomer-card.tsx';
import { OrderShortcuts } from './mine/order-shortcuts.tsx';
import { MemberSettings, VisitorSettings } from './mine/settings.tsx';

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
    // Without a network the member still gets to the language, to help, and to signing out.
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
        <Skeleton className="h-16 rounded-card" />
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
    <div className="bg-brand px-4 pt-2 pb-6">
      <section className="grid gap-3 rounded-card bg-surface p-4 text-ink shadow-card">
        <h2 className="text-title font-semibold">
          <Trans>Welcome to Chifan</Trans>
        </h2>
        <p className="text-note text-soft">
          <Trans>Sign in to order, to follow your orders and to keep your addresses.</Trans>
        </p>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
          <Button onClick={() => navigation.open('pages/internal/login/choose/choose')}>
            <Trans>Sign in</Trans>
          </Button>
          <Button variant="secondary" onClick={() => navigation.open('pages/internal/login/register/register')}>
            <Trans>Create an account</Trans>
          </Button>
        </div>
      </section>
    </div>
  );
}

function MemberCards({ profile }: { readonly profile: Profile }) {
  return (
    <div className="-mt-14 grid gap-3 px-4">
      <BalanceCard balance={profile.balance} />
      {profile.isNewPeople && profile.isRemindNewPeople && <NewcomerCard />}
      <OrderShortcuts />
    </div>
  );
}

/** `balance` in fen. */
function BalanceCard({ balance }: { readonly balance: number }) {
  return (
    <ScreenLink
      to="pages/mine/balance/index/index"
      className="flex min-h-16 items-center gap-3 rounded-card bg-surface p-4 shadow-card active:bg-sunken"
    >
      <Icon name="wallet" className="text-soft" />
      <span className="flex-1">
        <Trans>Balance</Trans>
      </span>
      <Money amount={balance} className="text-title font-semibold" />
      <Icon name="forward" size={20} className="text-faint" />
    </ScreenLink>
  );
}
