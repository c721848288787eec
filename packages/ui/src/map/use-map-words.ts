import { useLingui } from '@lingui/react/macro';
import type { MapTexts } from './map-words.ts';

/** Texts of the map. For screen readers, `name` describes the content of the map. */
export function useMapTexts(name: string): MapTexts {
  const { t } = useLingui();
  return {
    name,
    keys: t`Move the map with the arrow keys, zoom with plus and minus.`,
    zoomIn: t`Zoom in`,
    zoomOut: t`Zoom out`,
    failed: t`The map couldn’t be loaded.`,
    retry: t`Try again`,
    bare: t`No street map of this area.`,
  };
}
