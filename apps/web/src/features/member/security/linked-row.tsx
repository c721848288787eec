import { Button, Dialog, ListRow, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateProfile, type LinkedSignIn, linkedSignInsQuery } from '../../../data/member.ts';
import { api } from '../../../platform/api.ts';
import { ProviderMark, providerNames } from '../../../terms/member/providers/provider-mark.tsx';

/**
 * A connected account at Google or Apple. An account that is the only way to sign in cannot be disconnected (rule
 * member-54).
 */
export function LinkedRow({ linked }: { readonly linked: LinkedSignIn }) {
  const [isAsking, setIsAsking] = useState(false);
  const name = providerNames[linked.provider];
  const mark = <ProviderMark provider={linked.provider} size={24} />;
  if (linked.isOnlyWayIn)
    return (
      <p className="flex min-h-14 items-center gap-3 border-b border-line bg-surface px-4 py-2">
        {mark}
        <span className="min-w-0">
          {name}
          <span className="block text-small text-faint">
            <Trans>Your only way to sign in, so it can’t be disconnected</Trans>
          </span>
        </span>
      </p>
    );
  return (
    <>
      <ListRow
        icon={mark}
        label={name}
        hint={
          linked.email === null ? (
            <Trans>Used to sign in</Trans>
          ) : (
            <bdi dir="ltr" className="wrap-anywhere">
              {linked.email}
            </bdi>
          )
        }
        value={<Trans>Disconnect</Trans>}
        onPress={() => setIsAsking(true)}
      />
      <UnlinkDialog linked={linked} isOpen={isAsking} onClose={() => setIsAsking(false)} />
    </>
  );
}

type UnlinkDialogProps = { readonly linked: LinkedSignIn; readonly isOpen: boolean; readonly onClose: () => void };

function UnlinkDialog({ linked, isOpen, onClose }: UnlinkDialogProps) {
  const { t } = useLingui();
  const name = providerNames[linked.provider];
  const unlink = useUnlink(linked, onClose);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`Disconnect ${name}?`}
      actions={
        <>
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            <Trans>Keep it</Trans>
          </Button>
          <Button className="flex-1" isBusy={unlink.isPending} onClick={() => unlink.mutate()}>
            <Trans>Disconnect</Trans>
          </Button>
        </>
      }
    >
      <p className="text-note text-soft">
        <Trans>You’ll no longer be able to sign in with {name}. Your other ways to sign in stay the same.</Trans>
      </p>
    </Dialog>
  );
}

function useUnlink({ key, provider }: LinkedSignIn, onDone: () => void) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const name = providerNames[provider];
  return useMutation({
    mutationFn: () => api('/rest/member/provider/unlink', { key }),
    onSuccess: () => toast(t`${name} disconnected.`, { kind: 'success' }),
    onSettled: () => {
      onDone();
      return Promise.all([queries.invalidateQueries(linkedSignInsQuery), invalidateProfile(queries)]);
    },
  });
}
