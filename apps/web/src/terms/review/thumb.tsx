import { classNames } from '@chifan/ui';

type ThumbProps = { readonly thumb: 'up' | 'down'; readonly size?: number; readonly isFilled?: boolean };

/** The icon is hidden from screen readers, because a text next to the icon has the same meaning. */
export const Thumb = ({ thumb, size = 16, isFilled = false }: ThumbProps) => (
  <svg
    aria-hidden
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill={isFilled ? 'currentColor' : 'none'}
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinejoin="round"
    className={classNames('shrink-0', thumb === 'down' && 'rotate-180')}
  >
    <path d="M3.5 11h3.5v9H3.5zM7 11l4.5-7.5c1.5 0 2.5 1.2 2.2 2.7L13 9.5h5.8a2 2 0 0 1 2 2.4l-1.3 6.4a2 2 0 0 1-2 1.7H7" />
  </svg>
);
