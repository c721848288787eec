import { use } from 'react';
import { create } from 'zustand';
import { HistoryEntryContext } from '../../../platform/navigation.ts';
import { type MenuView, wholeMenu } from './menu-view.ts';

const useViews = create<Readonly<Record<string, MenuView>>>()(() => ({}));

/** What the guest looks for on this menu; it stands again when they come back from a dish. */
export function useMenuView(): readonly [MenuView, (view: MenuView) => void] {
  const key = use(HistoryEntryContext)?.key ?? '';
  const view = useViews((views) => views[key]) ?? wholeMenu;
  return [view, (next) => useViews.setState({ [key]: next })];
}
