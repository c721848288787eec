import { Button, Card, TextField } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigation } from '../../../platform/navigation.ts';
import { payEnvironment } from '../../../terms/payment/pay-environment.ts';
import { setGuestEmail, useGuestEmail } from './guest-email.ts';

/** The e-mail address of a visitor. A member, or a visitor who signs in first, types none. */
export function IdentityPart({ problem }: { readonly problem: string | undefined }) {
  const { t } = useLingui();
  const navigation = useNavigation();
  const email = useGuestEmail((guest) => guest.email);
  const isInWeChat = payEnvironment() === 'wechat';
  return (
    <Card className="grid grid-cols-1 gap-2">
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
        icon={isInWeChat ? 'chat' : 'person'}
        onClick={() =>
          navigation.open(
            isInWeChat ? 'pages/internal/login/authorization/authorization' : 'pages/internal/login/choose/choose',
          )
        }
      >
        {isInWeChat ? <Trans>Sign in with WeChat</Trans> : <Trans>I already have an account</Trans>}
      </Button>
    </Card>
  );
}
