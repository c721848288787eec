import type { OrderWay } from '@chifan/domain/ordering';
import { useEffect, useEffectEvent } from 'react';
import { type HomeTab, homePaths, homeTabOf } from '../../platform/choice/home-of-way.ts';
import { useWay } from '../../platform/choice/order-choice.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';

/**
 * Returns the order type of a home screen. If the guest has meanwhile chosen an order type that belongs to the other
 * home screen, opens that home screen.
 */
export function useWayOfHome(tab: HomeTab): OrderWay {
  const way = useWay();
  const navigation = useNavigation();
  const chosen = homeTabOf(way);
  const follow = useEffectEvent(() => chosen !== tab && navigation.switchTab(homePaths[chosen]));
  useEffect(() => void follow(), [chosen]);
  if (chosen === tab) return way;
  return tab === 'delivery' ? 'delivery' : 'eat_here';
}
