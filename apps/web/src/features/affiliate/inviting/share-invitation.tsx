import { Button } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useCopy } from '../../../platform/copying/use-copy.ts';
import { canShareContent, useShare } from '../../../terms/sharing/use-share.ts';

/** Opens the share sheet of the device, or copies the link if the browser has no share sheet. */
export function ShareInvitation({ link }: { readonly link: string }) {
  const { t } = useLingui();
  const send = useShare();
  const copy = useCopy(link);
  const invitation = {
    url: link,
    title: t`Chifan`,
    text: t`Join me on Chifan: menus in your language, no Chinese needed, and prize draws for your orders.`,
  };
  return (
    <Button isWide icon="chat" onClick={() => (canShareContent(invitation) ? send(invitation) : copy())}>
      <Trans>Share invitation</Trans>
    </Button>
  );
}
