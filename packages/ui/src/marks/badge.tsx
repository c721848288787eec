import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon, type IconName } from '../icons/icon.tsx';

export type Tone = 'neutral' | 'brand' | 'good' | 'bad' | 'warn';

const tones: Readonly<Record<Tone, string>> = {
  neutral: 'bg-sunken text-soft',
  brand: 'bg-brand-tint text-ink',
  good: 'bg-good-tint text-good',
  bad: 'bg-bad-tint text-bad',
  warn: 'bg-warn-tint text-warn',
};

export type BadgeProps = { readonly tone?: Tone; readonly icon?: IconName | undefined; readonly children: ReactNode };

export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex max-w-full shrink-0 items-center gap-1 rounded-full px-2 py-0.5 text-small font-medium wrap-anywhere',
        tones[tone],
      )}
    >
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
