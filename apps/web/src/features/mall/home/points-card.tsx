import { Button, Icon, Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { useIsSignedIn } from '../../../platform/session/session.ts';
import { Points } from '../../../terms/wallet/points.tsx';
import { useOwnPoints } from '../../../terms/wallet/use-own-points.ts';

export const PointsCard = () => (
  <section className="rounded-card bg-surface text-ink shadow-card">
    {useIsSignedIn() ? <OwnPoints /> : <VisitorPoints />}
  </section>
);

function OwnPoints() {
  const points = useOwnPoints();
  return (
    <ScreenLink
      to="pages/mine/integral/integral"
      className="flex min-h-18 items-center gap-3 rounded-card px-4 py-3 -outline-offset-3 active:bg-sunken"
    >
      <Icon name="coin" size={28} className="text-soft" />
      <span className="grid min-w-0 flex-1 grid-cols-1 gap-0.5">
        <span className="text-small text-soft">
          <Trans>Your points</Trans>
        </span>
        <span aria-live="polite">
          {points === undefined ? (
            <Skeleton className="h-6 w-1/3" />
          ) : (
            <Points points={points} className="text-title font-bold" />
          )}
        </span>
      </span>
      <Icon name="forward" size={20} className="text-faint" />
    </ScreenLink>
  );
}

function VisitorPoints() {
  const navigation = useNavigation();
  return (
    <div className="flex flex-wrap items-center gap-3 px-4 py-3">
      <Icon name="coin" size={28} className="text-soft" />
      <p className="min-w-0 flex-1 text-note">
        <Trans>Sign in to see your points</Trans>
      </p>
      <Button onClick={() => navigation.open('pages/internal/login/choose/choose')}>
        <Trans>Sign in</Trans>
      </Button>
    </div>
  );
}
