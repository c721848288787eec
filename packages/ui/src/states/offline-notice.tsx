import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Icon } from '../icons/icon.tsx';

const subscribe = (hear: () => void) => {
  window.addEventListener('online', hear);
  window.addEventListener('offline', hear);
  return () => {
    window.removeEventListener('online', hear);
    window.removeEventListener('offline', hear);
  };
};

export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine);

/**
 * Notice while offline. The notice covers a part of the page, so that the layout does not move when the network
 * changes.
 */
export function OfflineNotice() {
  const isOnline = useIsOnline();
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--tab-bar)+var(--strip,0px)+1rem)] z-40 flex justify-center px-4"
    >
      {!isOnline && (
        <p className="flex items-center gap-2 rounded-full bg-warn-tint px-4 py-2 text-note text-warn shadow-raised">
          <Icon name="offline" size={20} />
          <Trans>You’re offline. What you see may be out of date.</Trans>
        </p>
      )}
    </div>
  );
}
