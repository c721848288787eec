import { Button, EmptyState } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { isSignedIn } from '../../../platform/session/session.ts';
import { HelpLink } from '../../../terms/help/help-link.tsx';
import { useNoteInviter } from '../../../terms/member/inviter.ts';
import { ProviderButtons } from '../../../terms/member/providers/provider-buttons.tsx';
import { isWeChatOffered } from '../../../terms/we-chat/offered-we-chat.ts';
import { TextLink } from '../forms/text-link.tsx';
import { BrandHead } from './brand-head.tsx';
import { InvitedIntro } from './invited-intro.tsx';
import { useInviter } from './use-inviter.ts';

const authorization = 'pages/internal/login/authorization/authorization';

export default function SignInChoiceScreen() {
  // Whether the guest was signed in when the screen opened. The screen must not change while a guest leaves it after
  // signing in.
  const [wasSignedIn] = useState(isSignedIn);
  return wasSignedIn ? <AlreadyIn /> : <Choice />;
}

function Choice() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const inviter = useInviter();
  const isInvited = inviter.inviterId !== undefined;
  useNoteInviter();
  return (
    <>
      <BrandHead title={isInvited ? t`A friend invited you` : t`Sign in`}>
        {isInvited ? (
          <InvitedIntro />
        ) : (
          <Trans>See your orders, addresses and balance. New here? We’ll create an account for you.</Trans>
        )}
      </BrandHead>
      <div className="grid gap-3 px-4">
        {isWeChatOffered() && (
          <Button isWide icon="chat" onClick={() => navigation.open(authorization, inviter)}>
            <Trans>Sign in with WeChat</Trans>
          </Button>
        )}
        <ProviderButtons isInvited={isInvited} />
        <Button isWide onClick={() => navigation.open('pages/internal/login/register/register', inviter)}>
          <Trans>Continue with email</Trans>
        </Button>
        <div className="flex justify-center">
          <TextLink to="pages/internal/login/email/email" params={inviter}>
            <Trans>Sign in with a password</Trans>
          </TextLink>
        </div>
        {isInvited && (
          <Button variant="quiet" isWide onClick={() => navigation.switchTab('pages/index/index')}>
            <Trans>Look around first</Trans>
          </Button>
        )}
      </div>
      <nav aria-label={t`Help`} className="flex flex-wrap justify-center gap-x-6 p-4">
        <TextLink to="pages/help/language/language">
          <Trans>Language</Trans>
        </TextLink>
        <TextLink to="pages/help/faq/faq">
          <Trans>Questions and answers</Trans>
        </TextLink>
        <TextLink to="pages/help/policy/policy">
          <Trans>Terms and privacy</Trans>
        </TextLink>
      </nav>
      <HelpLink topic="account" />
    </>
  );
}

function AlreadyIn() {
  const { t } = useLingui();
  const navigation = useNavigation();
  return (
    <EmptyState
      icon="person"
      title={t`You’re already signed in`}
      action={
        <Button icon="home" onClick={() => navigation.switchTab('pages/index/index')}>
          <Trans>Find something to eat</Trans>
        </Button>
      }
    />
  );
}
