import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../platform/navigation.ts';

export default function LaterScreen() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="clock"
      title={t`This part of Chifan is not open yet`}
      action={
        <Button icon="home" onClick={() => navigation.switchTab('pages/index/index')}>
          <Trans>Back to the home page</Trans>
        </Button>
      }
    >
      <Trans>We are working on it. Everything that you can order today is on the home page.</Trans>
    </EmptyState>
  );
}
