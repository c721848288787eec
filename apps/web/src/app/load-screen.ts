import { CallError, connectionCode } from '@chifan/contract/client';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import { create } from 'zustand';
import { failureMessages } from '../platform/calls/failure-messages.ts';
import { loadPhrases } from '../platform/language.ts';
import { withPhrases } from '../platform/phrases/with-phrases.ts';
import { preloadScreenLoaders, type Route, routeOf } from './routes.ts';
import type { ScreenLoaders } from './screens/screen-loaders.ts';
import { UnknownScreen } from './unknown.screen.tsx';

const loaded = new Map<string, ComponentType>();
const underWay = new Map<string, Promise<ComponentType>>();

/** Returns the component of a screen that is already loaded, so that the screen appears without a skeleton first. */
export const loadedScreen = (path: string): ComponentType | undefined =>
  routeOf(path) ? loaded.get(path) : UnknownScreen;

/** Loads the code and the phrases of a screen. After a failure, the next call loads them again. */
export function loadScreen(path: string): Promise<ComponentType> {
  const route = routeOf(path);
  if (!route) return Promise.resolve(UnknownScreen);
  let loading = underWay.get(path);
  if (!loading) {
    loading = loadRoute(path, route);
    underWay.set(path, loading);
  }
  return loading;
}

async function loadRoute(path: string, route: Route): Promise<ComponentType> {
  try {
    const [module] = await Promise.all([
      route.load(),
      route.isFirst || preloadScreenTitles(),
      ...termsOf(route).map(loadPhrases),
    ]);
    loaded.set(path, module.default);
    return module.default;
  } catch {
    underWay.delete(path);
    throw new CallError(connectionCode, failureMessages.network());
  }
}

/** Titles of all screens except the home, menu, dish and order screens. Empty until these titles are loaded. */
export const useScreenTitles = create<Readonly<Partial<Record<string, MessageDescriptor>>>>()(() => ({}));

export async function preloadScreenTitles(): Promise<void> {
  const { screenTitles } = await withPhrases(preloadScreenLoaders(), 'shell-screens');
  useScreenTitles.setState(screenTitles satisfies Readonly<Record<keyof ScreenLoaders, MessageDescriptor>>);
}

/**
 * The terms (areas of the product) whose phrases a screen needs. The home, menu, dish and order screens (`isFirst`)
 * list all their terms. Every other screen also gets the phrases of dishes, orders, payments and maps.
 */
export const termsOf = ({ term, isFirst }: Route): readonly string[] =>
  isFirst ? [term].flat() : ['catalogue-menu', 'shell-orders', 'shell-screens', ...[term].flat()];
