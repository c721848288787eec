import { t } from '@lingui/core/macro';
import { formatInstant } from '../platform/time.ts';

/**
 * Note that entries before the date `until` are in the archive and missing from the list above. Renders nothing if
 * `until` is null.
 */
export function ArchivedEntriesNote({ until }: { readonly until: string | null }) {
  if (until === null) return null;
  const [day = ''] = formatInstant(until).split(' ');
  return <p className="text-center text-note text-soft">{t`${day} 及以前的明细已归档，需要时请联系平台取回。`}</p>;
}
