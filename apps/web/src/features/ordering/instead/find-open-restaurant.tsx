import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation/navigation.ts';

export function FindOpenRestaurant() {
  const navigation = useNavigation();
  return (
    <Button
      variant="secondary"
      icon="shop"
      onClick={() => navigation.open('pages/shop/list/list', { openNow: '1' })}
      className="justify-self-start"
    >
      <Trans>Find an open restaurant</Trans>
    </Button>
  );
}
