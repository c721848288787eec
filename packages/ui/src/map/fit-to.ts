import type { Position } from '@chifan/domain/address';
import { mapZoom } from '@chifan/domain/app';
import { useEffect, useEffectEvent } from 'react';
import { useStreetMap } from './map-context.ts';

type FitToProps = {
  readonly positions: readonly Position[];
  /** The positions are shown again when this changes, not when the user moves the map. */
  readonly when: string;
};

/** Brings all positions into view. A single one is centred. */
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
