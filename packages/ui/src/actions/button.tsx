import { useLingui } from '@lingui/react/macro';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

const variants: Readonly<Record<ButtonVariant, string>> = {
  primary: 'bg-brand text-on-brand active:bg-brand-press',
  secondary: 'bg-surface text-ink border border-edge active:bg-sunken',
  quiet: 'text-link active:bg-sunken',
  danger: 'bg-surface text-bad border border-bad active:bg-bad-tint',
};

const shape =
  'inline-flex min-h-11 max-w-full min-w-11 items-center justify-center gap-2 rounded-full px-5 text-body font-semibold transition-colors disabled:opacity-50 aria-disabled:opacity-50';

export type ButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> & {
  readonly variant?: ButtonVariant;
  readonly icon?: IconName;
  /** While true, the button keeps its width, announces to screen readers that it is busy, and ignores presses. */
  readonly isBusy?: boolean;
  readonly isWide?: boolean;
  readonly type?: 'button' | 'submit';
  readonly children: ReactNode;
};

export function Button({
  variant = 'primary',
  icon,
  isBusy = false,
  isWide = false,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    // A busy button is not `disabled`, because a disabled button would lose the keyboard focus.
    <button
      {...rest}
      type={type}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={classNames(shape, variants[variant], isWide && 'w-full', className)}
    >
      {isBusy ? <Spinner /> : icon && <Icon name={icon} size={20} />}
      {children}
    </button>
  );
}

export type LinkButtonProps = {
  /** URL of the link: a hash of the app (`#/…`), or an external URL (`tel:`, `https:`). */
  readonly href: string;
  readonly variant?: ButtonVariant;
  readonly icon?: IconName;
  readonly isWide?: boolean;
  readonly className?: string;
  readonly target?: '_blank';
  readonly onFollow?: () => void;
  readonly children: ReactNode;
};

export function LinkButton({
  href,
  variant = 'secondary',
  icon,
  isWide = false,
  className,
  target,
  onFollow,
  children,
}: LinkButtonProps) {
  return (
    <a
      href={href}
      onClick={onFollow}
      target={target}
      rel={target ? 'noopener noreferrer' : undefined}
      className={classNames(shape, 'text-center', variants[variant], isWide && 'w-full', className)}
    >
      {icon && <Icon name={icon} size={20} />}
      {children}
    </a>
  );
}

export function Spinner() {
  const { t } = useLingui();
  return (
    <span
      role="progressbar"
      aria-label={t`Working`}
      className="size-5 animate-spin rounded-full border-2 border-current border-e-transparent"
    />
  );
}
