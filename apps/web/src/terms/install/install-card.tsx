import { Button, IconButton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { secureStorage } from '../../platform/storage.ts';
import { isInstalled, isIos, useInstallPrompt } from './install-prompt.ts';

const dismissed = secureStorage('install');

/**
 * Offers to install the app after an order is placed, but not on a first visit (rule notification-11). After the guest
 * closes the card, it does not appear again.
 */
export default function InstallCard() {
  const { t } = useLingui();
  const prompt = useInstallPrompt((state) => state.prompt);
  const [isClosed, setIsClosed] = useState(() => dismissed.read() !== null);
  if (isClosed || isInstalled() || (prompt === null && !isIos())) return null;
  const close = () => {
    dismissed.write('closed');
    setIsClosed(true);
  };
  return (
    <section className="grid gap-1 rounded-card bg-brand-tint p-4 pt-2">
      <header className="flex items-center justify-between">
        <h2 className="font-semibold">
          <Trans>Add Chifan to your home screen</Trans>
        </h2>
        <IconButton icon="close" label={t`Close`} onClick={close} className="-me-2" />
      </header>
      <p className="text-note text-soft">
        <Trans>Your code and the menu work offline, one tap from your home screen.</Trans>
      </p>
      {prompt === null ? (
        <p className="text-note">
          <Trans>In Safari, tap Share, then “Add to Home Screen”.</Trans>
        </p>
      ) : (
        <Button
          variant="secondary"
          icon="home"
          className="mt-2 justify-self-start"
          onClick={() => void prompt.prompt().then(close)}
        >
          <Trans>Add to home screen</Trans>
        </Button>
      )}
    </section>
  );
}
