import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> & {
  readonly icon: IconName;
  readonly label: string;
  readonly variant?: 'plain' | 'brand' | 'outlined';
  readonly isFilled?: boolean;
};

const variants = {
  plain: 'active:bg-sunken',
  brand: 'bg-brand text-on-brand active:bg-brand-press',
  outlined: 'border border-edge bg-surface active:bg-sunken',
} as const;

export function IconButton({ icon, label, variant = 'plain', isFilled = false, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full transition-colors disabled:opacity-40',
        variants[variant],
        className,
      )}
    >
      <Icon name={icon} isFilled={isFilled} />
    </button>
  );
}
