import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigation, useParams } from '../../../platform/navigation/navigation.ts';
import { useNoteInviter } from '../../../terms/member/inviter.ts';
import { pendingWeChatAuthorization } from '../../../terms/we-chat/authorization.ts';
import { isWeChatConfigured, isWeChatOffered } from '../../../terms/we-chat/offered-we-chat.ts';
import { useStartWeChatAuthorization } from '../../../terms/we-chat/use-start-we-chat-authorization.ts';
import { BrandHead } from '../sign-in/brand-head.tsx';
import { InvitedIntro } from '../sign-in/invited-intro.tsx';
import SignInChoiceScreen from '../sign-in/sign-in-choice.screen.tsx';
import { useInviter } from '../sign-in/use-inviter.ts';
import { WeChatSignInFailed } from './we-chat-sign-in-failed.tsx';
import { WeChatTicketExchange } from './we-chat-ticket-exchange.tsx';

/**
 * Sends the guest to WeChat’s consent page and handles the return. URL parameter before the consent: `inviterId`. URL
 * parameters after the return: `ticket` and `openId`, or `outcome` after a failure. If the server has no WeChat keys,
 * the screen shows the other ways to sign in.
 */
export default function AuthorizationScreen() {
  const { ticket, openId, outcome } = useParams();
  const inviter = useInviter();
  useNoteInviter();
  // Read the stored request for WeChat’s consent only once, because the exchange of the ticket deletes the request.
  const [asked] = useState(pendingWeChatAuthorization);
  if (ticket !== undefined && openId !== undefined && asked !== null)
    return <WeChatTicketExchange ticket={ticket} openId={openId} asked={asked} />;
  if (ticket !== undefined || outcome !== undefined) return <WeChatSignInFailed outcome={outcome} asked={asked} />;
  if (!isWeChatConfigured()) return <SignInChoiceScreen />;
  return isWeChatOffered() ? <AskWeChat inviterId={inviter.inviterId} /> : <OutsideWeChat />;
}

/** Shown outside WeChat’s app, because WeChat shows its consent page only inside the app. */
function OutsideWeChat() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const inviter = useInviter();
  return (
    <EmptyState
      icon="chat"
      title={t`This works only inside WeChat`}
      action={
        <Button onClick={() => navigation.open('pages/internal/login/email/email', inviter)}>
          <Trans>Sign in with email</Trans>
        </Button>
      }
    >
      <Trans>Open Chifan in the WeChat app to sign in with WeChat, or use your email here.</Trans>
    </EmptyState>
  );
}

function AskWeChat({ inviterId }: { readonly inviterId: string | undefined }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const ask = useStartWeChatAuthorization(inviterId);
  const invitation = inviterId === undefined ? {} : { inviterId };
  return (
    <>
      <BrandHead title={inviterId ? t`A friend invited you` : t`Sign in with WeChat`}>
        {inviterId && (
          <>
            <InvitedIntro />{' '}
          </>
        )}
        <Trans>WeChat asks you once, then shares your name and picture with us. No password needed.</Trans>
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
          <Trans>Sign in with email</Trans>
        </Button>
      </div>
    </>
  );
}
