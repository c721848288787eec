import { Button, Card, DescriptionRow, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { Points } from '../../../terms/wallet/points.tsx';

type PointsPartProps = { readonly points: number; readonly balance: number; readonly missing: number };

export function PointsPart({ points, balance, missing }: PointsPartProps) {
  const { t } = useLingui();
  return (
    <Card title={t({ message: 'Points', context: 'mall' })} className="grid grid-cols-1 gap-3">
      <dl className="grid gap-2 text-note">
        <DescriptionRow label={<Trans>Total, shipping included</Trans>}>
          <Points points={points} className="font-semibold" />
        </DescriptionRow>
        <DescriptionRow label={<Trans>Your points</Trans>}>
          <Points points={balance} />
        </DescriptionRow>
        {missing === 0 && (
          <DescriptionRow label={<Trans>Points left</Trans>}>
            <Points points={balance - points} />
          </DescriptionRow>
        )}
      </dl>
      {missing > 0 && <Missing missing={missing} />}
    </Card>
  );
}

function Missing({ missing }: { readonly missing: number }) {
  const navigation = useNavigation();
  return (
    <div role="status" className="grid gap-2 rounded-small bg-warn-tint p-3 text-note">
      <p className="flex gap-2 font-semibold text-warn">
        <Icon name="warning" size={20} />
        <span>
          <Trans>
            You need <Points points={missing} /> more.
          </Trans>
        </span>
      </p>
      <p>
        <Trans>You earn 1 point for every whole yuan you pay for orders.</Trans>
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" icon="shop" onClick={() => navigation.switchTab('pages/index/index')}>
          <Trans>Find a restaurant</Trans>
        </Button>
        <Button variant="quiet" onClick={() => navigation.open('pages/mine/integral/integral')}>
          <Trans>My points</Trans>
        </Button>
      </div>
    </div>
  );
}
