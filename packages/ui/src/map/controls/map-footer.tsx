import { useLingui } from '@lingui/react';
import { formatDistance } from '../../distance/format-distance.ts';
import { useMapView } from '../map-context.ts';
import { metresPerPixel } from '../map-pixels.ts';
import { roundScaleMetres } from './map-scale.ts';

/** Maximum length of the scale bar, in px. */
const longestScale = 120;

export function MapFooter({ attribution }: { readonly attribution: string }) {
  const view = useMapView();
  const { i18n } = useLingui();
  const perPixel = metresPerPixel(view.centre.lat, view.zoom);
  const metres = roundScaleMetres(perPixel * longestScale);
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-0 z-10 flex items-end justify-between gap-2 p-1 text-small text-ink">
      <bdi
        className="border-2 border-t-0 border-ink bg-surface/90 text-center whitespace-nowrap"
        style={{ inlineSize: `${Math.round(metres / perPixel)}px` }}
      >
        {formatDistance(metres, i18n.locale)}
      </bdi>
      {attribution !== '' && (
        <p dir="auto" className="rounded-small bg-surface/90 px-1.5">
          {attribution}
        </p>
      )}
    </div>
  );
}
