import { Button, Icon, Skeleton } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { PlaceAddress } from '../../../data/place.ts';
import type { PickedPlace } from '../../../platform/place/picked-place.ts';

export type MapCentre =
  | { readonly is: 'searching' }
  | { readonly is: 'found'; readonly place: PickedPlace }
  | { readonly is: 'known'; readonly address: PlaceAddress }
  | { readonly is: 'unknown' }
  | { readonly is: 'failed'; readonly error: Error; readonly onRetry: () => void };

type MiddlePanelProps = {
  readonly middle: MapCentre;
  /** Why the device’s position is not available. Empty if the position is available. */
  readonly trouble: string;
  readonly onUse: () => void;
};

/**
 * The panel below the map. The height of the panel is fixed, because a change would resize the map and cause another
 * address look-up.
 */
export const MapCentrePanel = ({ middle, trouble, onUse }: MiddlePanelProps) => (
  <div className="grid gap-3 border-t border-line bg-surface p-4">
    <div role="status" className="flex min-h-28 items-start gap-3">
      <Icon name="pin" className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <Words middle={middle} />
        {trouble !== '' && (
          <p dir="auto" className="text-small text-bad">
            {trouble}
          </p>
        )}
      </div>
    </div>
    <Button isWide icon="check" disabled={middle.is === 'searching'} onClick={onUse}>
      <Trans>Use this place</Trans>
    </Button>
  </div>
);

function Words({ middle }: Pick<MiddlePanelProps, 'middle'>) {
  switch (middle.is) {
    case 'searching':
      return (
        <div className="grid gap-2 py-1">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-4 w-1/2" />
        </div>
      );
    case 'found':
      return <BothFaces guest={middle.place.name || middle.place.address} chinese={middle.place.nameZh} />;
    case 'known':
      return (
        <BothFaces
          guest={middle.address.line.text}
          lang={middle.address.line.language}
          chinese={middle.address.lineZh}
        />
      );
    case 'unknown':
      return (
        <Advice>
          <Trans>We found no address here. You can use this point and type the address yourself.</Trans>
        </Advice>
      );
    case 'failed':
      return (
        <>
          <Advice>{middle.error.message}</Advice>
          <Button variant="quiet" icon="refresh" onClick={middle.onRetry}>
            <Trans>Try again</Trans>
          </Button>
        </>
      );
  }
}

type Faces = { readonly guest: string; readonly lang?: string; readonly chinese: string };

const BothFaces = ({ guest, lang, chinese }: Faces) => (
  <>
    <p dir="auto" lang={lang} className="line-clamp-2 font-semibold">
      {guest}
    </p>
    {chinese !== guest && (
      <p dir="ltr" lang="zh-CN" className="line-clamp-2 text-start text-note text-soft">
        <bdi>{chinese}</bdi>
      </p>
    )}
  </>
);

const Advice = ({ children }: { readonly children: ReactNode }) => (
  <p dir="auto" className="text-note text-soft">
    {children}
  </p>
);
