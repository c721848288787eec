import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation.ts';
import { BrandHead } from '../entry/brand-head.tsx';
import { useAskWeChat } from './use-ask-we-chat.ts';

/** Inside WeChat: one tap, and its question whether we may know who the guest is. */
export function AskWeChat({ inviterId }: { readonly inviterId: string | undefined }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const ask = useAskWeChat(inviterId);
  const invitation = inviterId === undefined ? {} : { inviterId };
  return (
    <>
      <BrandHead title={inviterId ? t`A friend has invited you` : t`Sign in with WeChat`}>
        <Trans>WeChat asks you once and then tells us your name and picture. No password is needed.</Trans>
      </BrandHead>
      <div className="grid gap-3 px-4">
        <Button isWide icon="chat" isBusy={ask.isPending || ask.isSuccess} onClick={() => ask.mutate()}>
          <Trans>Continue with WeChat</Trans>
        </Button>
        <Button
          variant="secondary"
          isWide
          onClick={() => navigation.open('pages/internal/login/email/email', invitation)}
        >
          <Trans>Sign in with e-mail</Trans>
        </Button>
      </div>
    </>
  );
}
