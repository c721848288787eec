import { t } from '@lingui/core/macro';
import { formatInstant } from '../platform/time.ts';

/** Note below a list of sums whose older entries are archived. Renders nothing if there are none. */
export function ArchivedEntriesNote({ until }: { readonly until: string | null }) {
  if (until === null) return null;
  const [day = ''] = formatInstant(until).split(' ');
  return <p className="text-center text-note text-soft">{t`${day} 及以前的明细已归档，需要时请联系平台取回。`}</p>;
}
