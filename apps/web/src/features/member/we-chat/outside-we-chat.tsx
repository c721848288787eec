import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation.ts';
import { useInviter } from '../entry/use-inviter.ts';

/** WeChat's question can be asked only inside its own app. */
export function OutsideWeChat() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const inviter = useInviter();
  return (
    <EmptyState
      icon="chat"
      title={t`This works only inside WeChat`}
      action={
        <Button onClick={() => navigation.open('pages/internal/login/email/email', inviter)}>
          <Trans>Sign in with e-mail</Trans>
        </Button>
      }
    >
      <Trans>Open Chifan in the WeChat app to sign in with it, or use your e-mail here.</Trans>
    </EmptyState>
  );
}
