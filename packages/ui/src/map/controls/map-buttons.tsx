import { mapZoom } from '@chifan/domain/app';
import { IconButton } from '../../actions/icon-button.tsx';
import { useStreetMap } from '../map-context.ts';
import type { MapTexts } from '../map-words.ts';

type MapButtonsProps = { readonly words: Pick<MapTexts, 'zoomIn' | 'zoomOut'>; readonly zoom: number };

/** Zoom buttons, for people who cannot use a gesture with two fingers. */
export function MapButtons({ words, zoom }: MapButtonsProps) {
  const map = useStreetMap();
  return (
    <div className="absolute end-2 top-2 z-10 grid gap-2">
      <IconButton
        icon="plus"
        label={words.zoomIn}
        variant="outlined"
        className="shadow-raised"
        disabled={zoom >= mapZoom.max}
        onClick={() => map.zoomBy(1)}
      />
      <IconButton
        icon="minus"
        label={words.zoomOut}
        variant="outlined"
        className="shadow-raised"
        disabled={zoom <= mapZoom.min}
        onClick={() => map.zoomBy(-1)}
      />
    </div>
  );
}
