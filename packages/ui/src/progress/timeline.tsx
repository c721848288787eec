import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type TimelineStep = {
  readonly key: string;
  readonly title: ReactNode;
  readonly detail?: ReactNode;
  readonly time?: string | undefined;
};

type TimelineProps = {
  readonly steps: readonly TimelineStep[];
  readonly label: string;
  readonly hasEndedWell?: boolean;
};

const currentDot = (hasEndedWell: boolean): string =>
  classNames('outline-4', hasEndedWell ? 'bg-good outline-good-tint' : 'bg-brand outline-brand-tint');

/**
 * A list of steps. The component does not sort them, so the caller passes the newest step first. The first step is
 * highlighted, in green if it ended well.
 */
export function Timeline({ steps, label, hasEndedWell = false }: TimelineProps) {
  return (
    <ol aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={index === 0 ? 'step' : undefined}
          className="relative flex flex-wrap gap-x-3 pb-4 last:pb-0"
        >
          <span
            className={classNames(
              'mt-1.5 size-2.5 shrink-0 rounded-full',
              index === 0 ? currentDot(hasEndedWell) : 'bg-line',
            )}
          />
          {index < steps.length - 1 && <span className="absolute start-1 top-4 -bottom-1 w-0.5 bg-line" />}
          <span className={classNames('min-w-[min(7.5rem,100%)] flex-1', index === 0 ? 'font-semibold' : 'text-soft')}>
            {step.title}
            {step.detail && <span className="block text-small font-normal text-faint">{step.detail}</span>}
          </span>
          {step.time && <bdi className="figures ms-auto mt-0.5 text-small text-faint">{step.time}</bdi>}
        </li>
      ))}
    </ol>
  );
}
