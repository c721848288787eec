import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useConnection } from '../platform/live/live.ts';

/**
 * Shows whether the live connection works, so that staff do not mistake a lost connection for a time without orders.
 */
export function LiveSign() {
  const { isLive } = useConnection();
  const tone = isLive ? 'bg-good-tint text-good' : 'bg-bad-tint text-bad';
  return (
    <p role="status" className={`flex items-center gap-1 rounded-full px-2 py-1 text-small whitespace-nowrap ${tone}`}>
      <Icon name={isLive ? 'check' : 'offline'} size={16} />
      {/* On a phone, a working connection shows only an icon. A lost connection always shows text. */}
      <span className={isLive ? 'max-sm:sr-only' : undefined}>{isLive ? t`实时` : t`已断开`}</span>
    </p>
  );
}
