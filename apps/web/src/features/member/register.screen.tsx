import { Trans } from '@lingui/react/macro';
import { SendCodeForm } from './codes/send-code-form.tsx';
import { useInviter } from './entry/use-inviter.ts';
import { TextLink } from './forms/text-link.tsx';

export default function RegisterScreen() {
  const inviter = useInviter();
  return (
    <SendCodeForm
      purpose="register"
      intro={<Trans>We mail you a 6-digit code. With it you choose a password, and your account is ready.</Trans>}
    >
      <div>
        <p className="text-small text-faint">
          <Trans>By creating an account you accept our terms, and how we treat your data.</Trans>
        </p>
        <TextLink to="pages/help/policy/policy">
          <Trans>Terms and privacy</Trans>
        </TextLink>
        <TextLink to="pages/internal/login/email/email" params={inviter}>
          <Trans>I have an account</Trans>
        </TextLink>
      </div>
    </SendCodeForm>
  );
}
