import { classNames } from '../class-names.ts';
import { type IconName, iconShapes, mirroredIcons } from './icon-shapes.ts';

export type { IconName } from './icon-shapes.ts';

export type IconProps = {
  readonly name: IconName;
  /** Px. Default 24 (rule app-2: tab icons). */
  readonly size?: number;
  readonly isFilled?: boolean;
  readonly className?: string;
};

/** Hidden from screen readers. A word or an aria-label must be next to it. */
export function Icon({ name, size = 24, isFilled = false, className }: IconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', mirroredIcons.has(name) && 'mirrored', className)}
    >
      <path d={iconShapes[name]} />
    </svg>
  );
}
