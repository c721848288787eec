import { Badge } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import type { TextFrom } from './text-from.ts';

/** Who wrote a text. */
export function TextSource({ from }: { readonly from: TextFrom }) {
  if (from === 'missing')
    return (
      <Badge tone="warn" icon="warning">
        {t`没有填写`}
      </Badge>
    );
  return from === 'platform' ? <Badge icon="language">{t`平台翻译`}</Badge> : <Badge icon="edit">{t`本店填写`}</Badge>;
}
