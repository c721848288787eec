import { Trans } from '@lingui/react/macro';
import { SendCodeForm } from './codes/send-code-form.tsx';

/** Resets the password by a mailed code. All other devices are then signed out. */
export default function ForgottenPasswordScreen() {
  return (
    <SendCodeForm
      purpose="forget"
      intro={
        <Trans>
          We mail you a 6-digit code, and you choose a new password. All your other devices are signed out then.
        </Trans>
      }
    />
  );
}
