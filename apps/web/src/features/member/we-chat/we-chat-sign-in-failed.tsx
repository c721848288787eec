import { Button, EmptyState } from '@chifan/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import {
  clearPendingWeChatAuthorization,
  type WeChatAuthorizationRequest,
} from '../../../terms/we-chat/authorization.ts';
import { useStartWeChatAuthorization } from '../../../terms/we-chat/use-start-we-chat-authorization.ts';
import { paymentScreenParams } from './payment-screen-params.ts';

const reasons: Readonly<Record<string, MessageDescriptor>> = {
  denied: msg`You declined in WeChat.`,
  preview: msg`WeChat only shows a preview of this page. Open the full page in WeChat, then try again.`,
  expired: msg`This took too long, or the link was already used.`,
};
const unknown = msg`WeChat didn’t respond. Try again in a moment.`;

type NotThroughWeChatProps = {
  readonly outcome: string | undefined;
  readonly asked: WeChatAuthorizationRequest | null;
  /** The server's explanation, shown instead of the text of the outcome. */
  readonly says?: string | undefined;
};

/** Shown if WeChat did not identify the guest, with the reason and what the guest can do. */
export function WeChatSignInFailed({ outcome = 'expired', asked, says }: NotThroughWeChatProps) {
  const { t } = useLingui();
  return (
    <EmptyState icon="chat" title={t`WeChat sign-in didn’t work`} action={<WayOn asked={asked} />}>
      {says ?? t(reasons[outcome] ?? unknown)}
    </EmptyState>
  );
}

function WayOn({ asked }: { readonly asked: WeChatAuthorizationRequest | null }) {
  if (asked?.purpose === 'pay') return <PayAnotherWay asked={asked} />;
  return asked?.purpose === 'bind' ? <BackToAccount /> : <SignInAgain asked={asked} />;
}

function BackToAccount() {
  const navigation = useNavigation();
  const back = () => {
    clearPendingWeChatAuthorization();
    navigation.replace('pages/mine/security/index/index');
  };
  return (
    <Button onClick={back}>
      <Trans>Back to my account</Trans>
    </Button>
  );
}

function PayAnotherWay({ asked }: { readonly asked: Extract<WeChatAuthorizationRequest, { purpose: 'pay' }> }) {
  const navigation = useNavigation();
  const back = () => {
    clearPendingWeChatAuthorization();
    navigation.replace('pages/shop/success/success', paymentScreenParams(asked.target));
  };
  return (
    <Button onClick={back}>
      <Trans>Back to payment</Trans>
    </Button>
  );
}

function SignInAgain({ asked }: { readonly asked: WeChatAuthorizationRequest | null }) {
  const navigation = useNavigation();
  const inviterId = asked?.purpose === 'sign_in' ? asked.inviterId : undefined;
  const ask = useStartWeChatAuthorization(inviterId);
  const invitation = inviterId === undefined ? {} : { inviterId };
  return (
    <div className="grid gap-3">
      <Button icon="refresh" isBusy={ask.isPending || ask.isSuccess} onClick={() => ask.mutate()}>
        <Trans>Try again</Trans>
      </Button>
      <Button variant="quiet" onClick={() => navigation.replace('pages/internal/login/email/email', invitation)}>
        <Trans>Sign in with email</Trans>
      </Button>
    </div>
  );
}
