import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation/navigation.ts';

export function NoAddress() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="pin"
      title={t`No address found`}
      action={
        <Button icon="plus" onClick={() => navigation.open('pages/address/insert/insert')}>
          <Trans>New address</Trans>
        </Button>
      }
    >
      <Trans>Add your hotel or home to get food delivered.</Trans>
    </EmptyState>
  );
}
