// Caches the console's page and files, so that it opens offline and explains what is unavailable. It caches no orders,
// because an outdated board looks like a quiet one.
import { cacheAppShell, showPushNotification, type WorkerScope } from '@chifan/ui/offline';

const worker = self as unknown as WorkerScope;

const base = '/console/';

// The build replaces exactly this expression with the list of files.
cacheAppShell(worker, { base, name: 'chifan-console', manifest: self.__WB_MANIFEST });
// A visible board rings itself, so it shows no notification.
showPushNotification(worker, { base, isQuietInFront: true });
