import { Button } from '../../actions/button.tsx';
import { classNames } from '../../class-names.ts';
import { Icon } from '../../icons/icon.tsx';
import type { MapTexts } from '../map-words.ts';

type MapFailureProps = { readonly words: MapTexts; readonly className: string; readonly onRetry: () => void };

/** Error that is shown instead of the map if the map cannot be loaded (rule address-14). */
export const MapFailure = ({ words, className, onRetry }: MapFailureProps) => (
  <div role="alert" className={classNames('flex flex-col items-center justify-center gap-3 bg-sunken p-4', className)}>
    <p className="flex items-center gap-2 text-center">
      <Icon name="warning" />
      {words.failed}
    </p>
    <Button variant="secondary" icon="refresh" onClick={onRetry}>
      {words.retry}
    </Button>
  </div>
);
