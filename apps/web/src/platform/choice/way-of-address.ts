import type { OrderWay } from '@chifan/domain/ordering';
import type { HistoryEntry } from '../navigation/history-record.ts';
import type { Navigator } from '../navigation/navigator.ts';
import type { ScreenAddress } from '../navigation/screen-address.ts';
import { homePaths, homeTabOf } from './home-of-way.ts';
import { chooseWay, useOrderChoice } from './order-choice.ts';

/** The URL parameter `way` of a link, such as one in a message or from an older release. */
const waysOfLinks: ReadonlyMap<string, OrderWay> = new Map([
  ['delivery', 'delivery'],
  ['pickup', 'collect'],
  ['dine_in', 'eat_here'],
]);

/** The order type that an address requires, or null. A home screen fits its own order types. */
export function wayOfAddress({ path, params }: ScreenAddress, now: OrderWay): OrderWay | null {
  if (path === homePaths.delivery) return 'delivery';
  if (path === homePaths.in_store) return homeTabOf(now) === 'in_store' ? now : 'eat_here';
  return waysOfLinks.get(params.way ?? '') ?? null;
}

/** Keys of the history entries that were applied. A guest who goes back to one keeps the later choice. */
const applied = new Set<string>();

/** Applies the order type of each address that the guest opens: a tab, or a link with the parameter `way`. */
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
