import { ListRow } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { UnbindDialog } from './unbind-dialog.tsx';

type WeChatRowProps = { readonly binding: 'paying_only' | 'bound' | 'only_way_in' };

/** The WeChat account that pays for the member, and as a rule signs them in; it can go where mail and password let them in. */
export function WeChatRow({ binding }: WeChatRowProps) {
  const [isAsking, setIsAsking] = useState(false);
  if (binding === 'only_way_in') {
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
        hint={
          binding === 'paying_only' ? (
            <Trans>Lets you pay with WeChat Pay</Trans>
          ) : (
            <Trans>Signs you in and lets you pay with WeChat Pay</Trans>
          )
        }
        value={<Trans>Disconnect</Trans>}
        onPress={() => setIsAsking(true)}
      />
      <UnbindDialog isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}
