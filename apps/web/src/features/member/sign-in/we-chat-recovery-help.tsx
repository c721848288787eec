import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigation } from '../../../platform/navigation/navigation.ts';
import { isWeChatConfigured } from '../../../terms/we-chat/offered-we-chat.ts';

/** Explains how a member who lost their WeChat account can sign in again. */
export function WeChatRecoveryHelp() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const [isOpen, setIsOpen] = useState(false);
  if (!isWeChatConfigured()) return null;
  return (
    <>
      <Button variant="quiet" className="-ms-4 justify-self-start px-4!" onClick={() => setIsOpen(true)}>
        <Trans>I lost my WeChat</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`Without WeChat`}>
        <div className="grid gap-3">
          <p>
            <Trans>
              If your account has an email address, sign in with it. No password yet? Set one with “Forgot password?”.
            </Trans>
          </p>
          <p>
            <Trans>
              If it has none, send us an order number, when and how you paid it, and the email address you want to use.
              We check that the account is yours and add the address.
            </Trans>
          </p>
          <Button isWide icon="chat" onClick={() => navigation.open('pages/help/service/service')}>
            <Trans>Customer service</Trans>
          </Button>
        </div>
      </Dialog>
    </>
  );
}
