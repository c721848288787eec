import { Button, Dialog } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigation } from '../../../platform/navigation.ts';

/** Explains how a member who lost their WeChat account can sign in again. */
export function WeChatRecoveryHelp() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" className="-ms-4 justify-self-start px-4!" onClick={() => setIsOpen(true)}>
        <Trans>I have lost my WeChat</Trans>
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={t`Without WeChat`}>
        <div className="grid gap-3">
          <p>
            <Trans>
              If your account has an e-mail address, sign in here with it. If it has no password yet, set one by “Forgot
              password?”.
            </Trans>
          </p>
          <p>
            <Trans>
              If it has none, write to us: the number of an order, when and how you paid it, and the e-mail address that
              you want to use. We check that the account is yours and add the address.
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
