import { Button } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { Points } from '../../../terms/points/points.tsx';

type PlaceBarProps = {
  readonly points: number;
  readonly isBlocked: boolean;
  /** Less is left of something than is asked for; or nobody has heard whether the order stands. */
  readonly note: 'short' | 'unanswered' | null;
  readonly isBusy: boolean;
  readonly onPlace: () => void;
};

/** The button stays in sight and says the sum; what stands here is what is taken. */
export const PlaceBar = ({ points, isBlocked, note, isBusy, onPlace }: PlaceBarProps) => (
  <div className="fixed inset-x-0 bottom-0 z-20 mx-auto grid max-w-[480px] gap-1 border-t border-line bg-surface px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
    {note !== null && (
      <p role="status" className="text-small text-warn">
        {note === 'short' ? (
          <Trans>Not everything is available: please see above.</Trans>
        ) : (
          <Trans>No answer came. Tap again: nothing is ordered twice.</Trans>
        )}
      </p>
    )}
    <Button isWide onClick={onPlace} disabled={isBlocked} isBusy={isBusy}>
      <span aria-live="polite">
        <Trans>
          Redeem for <Points points={points} />
        </Trans>
      </span>
    </Button>
  </div>
);
