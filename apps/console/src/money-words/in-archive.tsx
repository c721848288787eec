import { t } from '@lingui/core/macro';
import { writtenInstant } from '../platform/time.ts';

/** Beneath a list of sums whose older ones are with the operator; nothing where none are. */
export function InArchive({ until }: { readonly until: string | null }) {
  if (until === null) return null;
  const [day = ''] = writtenInstant(until).split(' ');
  return <p className="text-center text-note text-soft">{t`${day} 及以前的明细已归档，需要时请联系平台取回。`}</p>;
}
