import type { Position } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import { useEffect, useEffectEvent } from 'react';
import { useStreetMap } from './map-context.ts';

type FitToProps = {
  readonly positions: readonly Position[];
  /** Shown anew when it changes, and not when somebody on the map has moved on. */
  readonly when: string;
};

/** Brings all into sight; where there is one, it is in the middle. */
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
