import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../platform/navigation/navigation.ts';

export function UnknownScreen() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="help"
      title={t`This page doesn’t exist.`}
      action={
        <Button icon="home" onClick={() => navigation.switchTab('pages/index/index')}>
          <Trans>Back to home</Trans>
        </Button>
      }
    />
  );
}
