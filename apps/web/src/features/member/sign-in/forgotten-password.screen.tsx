import { Trans } from '@lingui/react/macro';
import { SendCodeForm } from './send-code-form.tsx';

/** Resets the password by a mailed code. All other devices are then signed out. */
export default function ForgottenPasswordScreen() {
  return (
    <SendCodeForm
      purpose="forget"
      intro={
        <Trans>We’ll email you a 6-digit code to choose a new password. This signs out all your other devices.</Trans>
      }
    />
  );
}
