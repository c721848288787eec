import { Trans } from '@lingui/react/macro';
import { SendCodeForm } from './codes/send-code-form.tsx';

/** Also changes a password. The code proves the owner, and every other device is signed out. */
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
