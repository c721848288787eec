import { classNames } from '../class-names.ts';
import { type IconName, iconShapes, mirroredIcons } from './icon-shapes.ts';

export type { IconName } from './icon-shapes.ts';

export type IconProps = {
  readonly name: IconName;
  /** Size in px. Default 24 (rule app-2: tab icons). */
  readonly size?: number;
  readonly isFilled?: boolean;
  readonly className?: string;
};

/** An icon. Hidden from screen readers, so it needs a text next to it or an `aria-label` on its button. */
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
