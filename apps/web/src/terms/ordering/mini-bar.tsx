import type { OrderProgress } from '@chifan/domain/ordering';
import { classNames } from '@chifan/ui';
import { segmentColour } from './order-progress.ts';

type MiniBarProps = { readonly progress: OrderProgress; readonly className: string; readonly segment: string };

/** A progress bar of the order’s stages without text (rule ordering-115). The text of the state is next to the bar. */
export const MiniBar = ({ progress, className, segment }: MiniBarProps) => (
  <span aria-hidden="true" className={classNames('flex gap-1', className)}>
    {progress.stages.map((stage, index) => (
      <span key={stage} className={classNames('h-1 flex-1', segment, segmentColour(progress, index))} />
    ))}
  </span>
);
