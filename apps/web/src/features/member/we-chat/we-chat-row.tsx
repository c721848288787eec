import { ListRow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { UnbindDialog } from './unbind-dialog.tsx';

/** The WeChat account that signs the member in; it can go where mail and password still let them in. */
export function WeChatRow({ isOnlyWayIn }: { readonly isOnlyWayIn: boolean }) {
  const [isAsking, setIsAsking] = useState(false);
  if (isOnlyWayIn) {
    return (
      <p className="min-h-14 border-b border-line bg-surface px-4 py-2">
        <Trans>WeChat</Trans>
        <span className="block text-small text-faint">
          <Trans>Your only way to sign in, so it stays connected</Trans>
        </span>
      </p>
    );
  }
  return (
    <>
      <ListRow
        icon="chat"
        label={<Trans>WeChat</Trans>}
        hint={<Trans>Signs you in and lets you pay with WeChat Pay</Trans>}
        value={<Trans>Disconnect</Trans>}
        onPress={() => setIsAsking(true)}
      />
      <UnbindDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}
