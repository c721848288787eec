import { toast } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { homePathOf } from '../platform/choice/home-of-way.ts';
import { useOrderChoice } from '../platform/choice/order-choice.ts';
import { followWayOfAddress } from '../platform/choice/way-of-address.ts';
import { browserHistory } from '../platform/navigation/browser-history.ts';
import type { BrowserHistory } from '../platform/navigation/history-record.ts';
import { createNavigator, type NavigationRefusal, type Navigator } from '../platform/navigation/navigator.ts';
import { writeAddress } from '../platform/navigation/screen-address.ts';
import { onForgetGuest } from '../platform/session/forget-guest.ts';
import { isSignedIn, useSession } from '../platform/session/session.ts';
import { tabStorage } from '../platform/storage.ts';
import { routeOf } from './routes.ts';

export function createAppNavigator(history: BrowserHistory = browserHistory()): Navigator {
  startAtChosenHome(history);
  const navigator = createNavigator({
    history,
    ruleOf: routeOf,
    isSignedIn,
    homePath: chosenHome,
    onRefused: tellRefusal,
    memory: tabStorage('navigation'),
    newKey: () => crypto.randomUUID().slice(0, 8),
  });
  useSession.subscribe((session) => {
    if (session.token === null) navigator.guard();
  });
  onForgetGuest(navigator.forgetWanted);
  followWayOfAddress(navigator);
  return navigator;
}

const chosenHome = () => homePathOf(useOrderChoice.getState().way);

/** A URL that names no screen opens the home screen of the order type that the guest used last (rule app-17). */
function startAtChosenHome(history: BrowserHistory): void {
  if (/^#?\/?$/.test(history.hash)) history.replace(null, writeAddress({ path: chosenHome(), params: {} }));
}

function tellRefusal(refusal: NavigationRefusal): void {
  if (refusal !== 'repeated') toast(t`This page doesn’t exist.`, { kind: 'failure' });
}
