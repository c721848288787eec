import { Icon, type IconName } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type ConnectionState, useConnectionState } from '../platform/live/live.ts';

type Sign = { readonly tone: string; readonly icon: IconName; readonly words: () => string };

const signs: Readonly<Record<ConnectionState, Sign>> = {
  live: { tone: 'bg-good-tint text-good', icon: 'check', words: () => t`实时` },
  connecting: { tone: 'bg-warn-tint text-warn', icon: 'refresh', words: () => t`连接中` },
  cut: { tone: 'bg-bad-tint text-bad', icon: 'offline', words: () => t`已断开` },
};

/**
 * Shows whether the live connection works, so that staff do not mistake a lost connection for a time without orders.
 */
export function LiveSign() {
  const state = useConnectionState();
  const { tone, icon, words } = signs[state];
  return (
    <p role="status" className={`flex items-center gap-1 rounded-full px-2 py-1 text-small whitespace-nowrap ${tone}`}>
      <Icon name={icon} size={16} />
      {/* On a phone, a working connection shows only an icon. A lost connection always shows text. */}
      <span className={state === 'live' ? 'max-sm:sr-only' : undefined}>{words()}</span>
    </p>
  );
}
