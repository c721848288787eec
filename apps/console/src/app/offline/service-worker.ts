// Caches the console's page and files, so that the console opens offline. It caches no orders, because staff would
// mistake an outdated order list for a quiet shop.
import { cacheAppShell, showPushNotification, type WorkerScope } from '@chifan/ui/offline';

const worker = self as unknown as WorkerScope;

const base = '/console/';

// The build replaces the expression `self.__WB_MANIFEST` with the list of files to cache.
cacheAppShell(worker, { base, name: 'chifan-console', manifest: self.__WB_MANIFEST });
// While the console is visible, it plays its own sound, so push messages are not shown as notifications.
showPushNotification(worker, { base, isQuietInFront: true });
