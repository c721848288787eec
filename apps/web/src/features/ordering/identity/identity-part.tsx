import { Button, Card, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { OrDivider } from '../../../terms/member/or-divider.tsx';
import { useOfferedProviders } from '../../../terms/member/providers/offered-providers.ts';
import { ProviderButtons } from '../../../terms/member/providers/provider-buttons.tsx';
import { isWeChatOffered } from '../../../terms/we-chat/offered-we-chat.ts';
import { useStartWeChatAuthorization } from '../../../terms/we-chat/use-start-we-chat-authorization.ts';
import { setGuestEmail, useGuestEmail } from './guest-email.ts';

/**
 * The part of the checkout where a visitor becomes a member: with a Google, Apple or WeChat account, or with an e-mail
 * address. Not shown to members.
 */
export function IdentityPart({ problem }: { readonly problem: string | undefined }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const email = useGuestEmail((guest) => guest.email);
  const hasWeChat = isWeChatOffered();
  const hasProviders = useOfferedProviders().length > 0;
  return (
    <Card className="grid grid-cols-1 gap-2">
      {hasWeChat && <WeChatButton />}
      <ProviderButtons />
      {(hasWeChat || hasProviders) && <OrDivider />}
      <TextField
        label={t`Email`}
        hint={t`For your receipt, and a 6-digit code when you pay. No password needed.`}
        value={email}
        onChange={setGuestEmail}
        error={problem}
        type="email"
        inputMode="email"
        name="email"
        autoComplete="email"
        maxLength={254}
      />
      <Button
        variant="quiet"
        className="-ms-3 justify-self-start"
        icon="person"
        onClick={() => navigation.open('pages/internal/login/choose/choose')}
      >
        <Trans>I already have an account</Trans>
      </Button>
    </Card>
  );
}

function WeChatButton() {
  const ask = useStartWeChatAuthorization();
  return (
    <Button variant="secondary" isWide icon="chat" isBusy={ask.isPending || ask.isSuccess} onClick={() => ask.mutate()}>
      <Trans>Continue with WeChat</Trans>
    </Button>
  );
}
