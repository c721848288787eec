import { expect, it } from 'vitest';
import { chooseWay } from '../platform/choice/order-choice.ts';
import type { BrowserHistory } from '../platform/navigation/history-record.ts';
import { createAppNavigator } from './app-navigator.ts';

function historyAt(hash: string): BrowserHistory {
  let entry: { readonly state: unknown; readonly hash: string } = { state: null, hash };
  const put = (state: unknown, next: string) => {
    entry = { state, hash: next };
  };
  return {
    get state() {
      return entry.state;
    },
    get hash() {
      return entry.hash;
    },
    push: put,
    replace: put,
    go: () => {},
    onArrive: () => {},
  };
}

it.each([
  ['', 'delivery', 'pages/index/delivery_index'],
  ['#/', 'delivery', 'pages/index/delivery_index'],
  ['', 'collect', 'pages/index/index'],
  ['#/pages/index/index', 'delivery', 'pages/index/index'],
] as const)('the URL hash “%s” opens, for a guest whose last order type was %s, the screen %s', (hash, way, path) => {
  chooseWay(way);
  expect(createAppNavigator(historyAt(hash)).entry().path).toBe(path);
});
