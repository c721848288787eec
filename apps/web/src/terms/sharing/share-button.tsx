import { IconButton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useCopy } from '../../platform/copying/use-copy.ts';
import { useLanguage } from '../../platform/language.ts';
import { type ShareTarget, shareUrl } from './share-url.ts';
import { canShareContent, useShare } from './use-share.ts';

type ShareButtonProps = { readonly of: ShareTarget; readonly title: string };

/** Opens the phone’s share sheet. On devices without a share sheet, copies the link. */
export default function ShareButton({ of, title }: ShareButtonProps) {
  const { t } = useLingui();
  const url = shareUrl(of, useLanguage(), location.origin);
  const send = useShare();
  const copy = useCopy(url);
  const what = { title, url };
  return (
    <IconButton icon="share" label={t`Share: ${title}`} onClick={() => (canShareContent(what) ? send(what) : copy())} />
  );
}
