import type { Position } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import { useEffect, useEffectEvent } from 'react';
import { useStreetMap } from './map-context.ts';

type FitToProps = {
  readonly positions: readonly Position[];
  /**
   * The map moves to the positions when this value changes. If the user moves the map, the map stays there until the
   * next change.
   */
  readonly when: string;
};

/** Moves the map so that all positions are visible. A single position is centred. */
export function FitTo({ positions, when }: FitToProps): null {
  const map = useStreetMap();
  const show = useEffectEvent(() => {
    if (positions.length > 0) map.fit(positions, mapZoom.start);
  });
  useEffect(() => {
    if (when !== '') show();
  }, [when]);
  return null;
}
