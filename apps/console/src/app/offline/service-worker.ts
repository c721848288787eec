// Keeps the console's page and files, so that it opens without a network and says what it cannot do then. Orders are not
// kept: an old board looks like a quiet one.
import { keepShell, showPushed, type WorkerScope } from '@chifan/ui/offline';

const worker = self as unknown as WorkerScope;

const base = '/console/';

// The build replaces exactly this expression by the list.
keepShell(worker, { base, name: 'chifan-console', manifest: self.__WB_MANIFEST });
// A board in front of somebody rings by itself.
showPushed(worker, { base, isQuietInFront: true });
