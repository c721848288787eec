import { ListRow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation.ts';
import { Points } from '../../../terms/points/points.tsx';
import { useOwnPoints } from '../../../terms/points/use-own-points.ts';

/** Leads to what points buy, and says how many there are. */
export function MallRow() {
  const navigation = useNavigation();
  const points = useOwnPoints();
  return (
    <ListRow
      icon="bag"
      label={<Trans>Points mall</Trans>}
      hint={<Trans>Gifts for your points, sent to you</Trans>}
      value={points === undefined ? null : <Points points={points} />}
      onPress={() => navigation.open('pages/internal/mall/index/index')}
    />
  );
}
