import { Trans } from '@lingui/react/macro';
import { TextLink } from '../forms/text-link.tsx';
import { SendCodeForm } from './send-code-form.tsx';
import { useInviter } from './use-inviter.ts';

/** Signs in with a mailed code (rule member-50). A new address gets an account. */
export default function RegisterScreen() {
  const inviter = useInviter();
  return (
    <SendCodeForm purpose="sign_in" intro={<Trans>We’ll send you a 6-digit code. No password needed.</Trans>}>
      <div>
        <p className="text-small text-faint">
          <Trans>By continuing, you agree to our terms and privacy policy.</Trans>
        </p>
        <TextLink to="pages/help/policy/policy">
          <Trans>Terms and privacy</Trans>
        </TextLink>
        <TextLink to="pages/internal/login/email/email" params={inviter}>
          <Trans>Sign in with a password</Trans>
        </TextLink>
      </div>
    </SendCodeForm>
  );
}
