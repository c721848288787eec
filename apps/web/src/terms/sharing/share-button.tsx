import { IconButton } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { useCopy } from '../../platform/copying/use-copy.ts';
import { useLanguage } from '../../platform/language.ts';
import { type Shared, shareAddress } from './share-address.ts';
import { maySend, useSend } from './use-send.ts';

type ShareButtonProps = { readonly of: Shared; readonly title: string };

/** Opens the phone's share sheet, or copies the link without one. */
export default function ShareButton({ of, title }: ShareButtonProps) {
  const { t } = useLingui();
  const url = shareAddress(of, useLanguage(), location.origin);
  const send = useSend();
  const copy = useCopy(url);
  const what = { title, url };
  return <IconButton icon="share" label={t`Share: ${title}`} onClick={() => (maySend(what) ? send(what) : copy())} />;
}
