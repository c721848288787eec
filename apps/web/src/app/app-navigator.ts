import { toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { browserHistory } from '../platform/navigation/browser-history.ts';
import type { BrowserHistory } from '../platform/navigation/history-record.ts';
import { createNavigator, type NavigationRefusal, type Navigator } from '../platform/navigation/navigator.ts';
import { onForgetGuest } from '../platform/session/forget-guest.ts';
import { isSignedIn, useSession } from '../platform/session.ts';
import { tabStorage } from '../platform/storage.ts';
import { routeOf } from './routes.ts';

export function createAppNavigator(history: BrowserHistory = browserHistory()): Navigator {
  const navigator = createNavigator({
    history,
    ruleOf: routeOf,
    isSignedIn,
    onRefused: tellRefusal,
    memory: tabStorage('navigation'),
    newKey: () => crypto.randomUUID().slice(0, 8),
  });
  useSession.subscribe((session) => {
    if (session.token === null) navigator.guard();
  });
  onForgetGuest(navigator.forgetWanted);
  return navigator;
}

function tellRefusal(refusal: NavigationRefusal): void {
  if (refusal !== 'repeated') toast(t`This page does not exist.`, { kind: 'failure' });
}
