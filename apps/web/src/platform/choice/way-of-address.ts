import type { OrderWay } from '@chifan/domain/ordering';
import type { HistoryEntry } from '../navigation/history-record.ts';
import type { Navigator } from '../navigation/navigator.ts';
import type { ScreenAddress } from '../navigation/screen-address.ts';
import { homePaths, homeTabOf } from './home-of-way.ts';
import { chooseWay, useOrderChoice } from './order-choice.ts';

/**
 * Values of the URL parameter `way`, with the order type of each. Links in messages and from older releases contain
 * this parameter.
 */
const waysOfLinks: ReadonlyMap<string, OrderWay> = new Map([
  ['delivery', 'delivery'],
  ['pickup', 'collect'],
  ['dine_in', 'eat_here'],
]);

/**
 * Returns the order type that a screen’s URL requires, or null. A home screen keeps the current order type if that type
 * belongs to it.
 */
export function wayOfAddress({ path, params }: ScreenAddress, now: OrderWay): OrderWay | null {
  if (path === homePaths.delivery) return 'delivery';
  if (path === homePaths.in_store) return homeTabOf(now) === 'in_store' ? now : 'eat_here';
  return waysOfLinks.get(params.way ?? '') ?? null;
}

/**
 * Keys of the history entries whose order type was already applied. A guest who goes back to such an entry keeps the
 * order type chosen later.
 */
const applied = new Set<string>();

/** Applies the order type that belongs to each opened screen: a home tab, or a link with the parameter `way`. */
export function followWayOfAddress(navigator: Navigator): void {
  apply(navigator.entry());
  navigator.subscribe(apply);
}

function apply(entry: HistoryEntry): void {
  if (applied.has(entry.key)) return;
  applied.add(entry.key);
  const way = wayOfAddress(entry, useOrderChoice.getState().way);
  if (way !== null) chooseWay(way);
}
