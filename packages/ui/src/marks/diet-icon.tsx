import type { Allergen } from '@chifan/domain/catalogue';
import type { DietWish } from '@chifan/domain/member';
import { classNames } from '../class-names.ts';

/** SVG paths on a 24 px grid, drawn for this project. */
const shapes: Readonly<Record<Allergen | DietWish, string>> = {
  gluten:
    'M12 21V8M12 8c-2-1-2.5-3.5 0-5.5 2.5 2 2 4.5 0 5.5ZM12 13c-3 0-4.5-1.5-4.5-4 2.5 0 4.5 1.5 4.5 4ZM12 13c3 0 4.5-1.5 4.5-4-2.5 0-4.5 1.5-4.5 4ZM12 18c-3 0-4.5-1.5-4.5-4 2.5 0 4.5 1.5 4.5 4ZM12 18c3 0 4.5-1.5 4.5-4-2.5 0-4.5 1.5-4.5 4Z',
  crustacean:
    'M18 6.5C16 4.5 9 3.5 6 8c-2.5 4 0 9.5 5 10.5 2 .4 3.5 0 5-1M18 6.5c-2 2.5-5 3-8 2.5M18 6.5l3-3M18 6.5l3.5.5M10 9c-1 1.5-1 3.5.5 5M6 12.5h4M8.5 17l2.5-3.5M16 17.5l3-1.5-1 4-2-2.5Z',
  egg: 'M12 3c3.5 0 6.5 5 6.5 10a6.5 6.5 0 0 1-13 0C5.5 8 8.5 3 12 3Z',
  fish: 'M3 12c3-4.5 9-6.5 14 0-5 6.5-11 4.5-14 0ZM17 12l4-4v8l-4-4ZM7.5 11v.01',
  peanut:
    'M15 3.5c3.5-1 6.5 2.5 5 6-1 2.200-3.200 2.300-4 4-.7 1.600.2 3.5-1.5 5.5-2.300 2.700-7 2.5-9-.5-2-3.200-.3-6.5 2.5-7.5 1.800-.6 3.300.1 4.5-1.5 1-1.600.2-5.200 2.5-6ZM9 15v.01M12.5 12.5v.01M16.5 7v.01',
  soy: 'M4 19C4 10 10 4 20 4c0 10-6 16-15 15.5M8.5 15.5a1.5 1.5 0 1 0 0-.01M12 12a1.5 1.5 0 1 0 0-.01M15.5 8.5a1.5 1.5 0 1 0 0-.01',
  milk: 'M9 3h6v3l2.5 4v10.5a.5.5 0 0 1-.5.5H7a.5.5 0 0 1-.5-.5V10L9 6V3ZM9 6h6M6.5 13.5c2-1.5 3.5 1.5 5.5 0s3.5 1.5 5.5 0',
  tree_nut: 'M5 9c0-3 3-5 7-5s7 2 7 5H5ZM6 9c0 5 2.5 9.5 6 12 3.5-2.5 6-7 6-12M12 4V2',
  celery:
    'M9 21V11M12 21V9M15 21v-10M9 11C6 11 4 9.5 4.5 6.5 7 6.5 9 8 9 11ZM15 11c3 0 5-1.5 4.5-4.5C17 6.5 15 8 15 11ZM12 9c-2-1.5-2-4.5 0-6.5 2 2 2 5 0 6.5ZM7.5 21h9',
  mustard: 'M9 3h6l-.5 4h-5L9 3ZM7 21V11c0-2 1.5-4 5-4s5 2 5 4v10H7ZM7 13h10M7 17.5h10',
  sesame:
    'M7 5c1.5 1 2 3 .5 5-2-1-2.5-3.5-.5-5ZM16.5 4c1 1.800.6 3.700-1.300 5-1.5-1.700-1-4.200 1.300-5ZM12 10.5c1.700 1.5 1.700 3.5 0 5-1.700-1.5-1.700-3.5 0-5ZM6 15c1.800.7 2.600 2.5 1.5 4.700C5.5 19 5 16.800 6 15ZM17.5 14.5c1 1.800.5 3.800-1.300 5-1.600-1.600-1-4 1.300-5Z',
  sulphite: 'M7 3h10l-.5 6a4.5 4.5 0 0 1-9 0L7 3ZM12 13.5V21M8 21h8M7.300 7.5h9.400',
  lupin:
    'M12 21v-8M12 3v3M9 6.5a3 2 0 0 0 6 0 3 2 0 0 0-6 0ZM8 10a4 2.300 0 0 0 8 0 4 2.300 0 0 0-8 0ZM12 18c-2.5 0-4.5-1-5.5-3M12 18c2.5 0 4.5-1 5.5-3',
  mollusc: 'M12 20L3.5 10.5C4 6 7.5 3.5 12 3.5s8 2.5 8.5 7L12 20ZM12 20V4M12 20L7.5 5M12 20l4.5-15M10 20.5h4',
  vegetarian: 'M5 19C4 10 9 4 20 4c.5 10-4.5 15.5-13 14.5M4 21c2-5 5.5-8.5 10-11',
  vegan: 'M12 21v-9M12 12C12 7.5 9 5 4 5c0 5 3 7.5 8 7M12 14.5c0-4 2.5-6.5 8-6.5 0 5-3 7-8 6.5M8 21h8',
  halal:
    'M17.5 17.5A8.5 8.5 0 1 1 14 3.700a7 7 0 1 0 3.5 13.800ZM18 7l.9 1.900 2.100.2-1.600 1.400.5 2-1.900-1-1.900 1 .5-2L15 9.100l2.100-.2L18 7Z',
  no_pork:
    'M12 18.5a6.5 6.5 0 0 0 6.5-6.5c0-3.5-3-6-6.5-6s-6.5 2.5-6.5 6a6.5 6.5 0 0 0 6.5 6.5ZM7 7L5.5 4.5 10 6M17 7l1.5-2.5L14 6M9.5 13.5a2.5 1.800 0 0 0 5 0 2.5 1.800 0 0 0-5 0ZM3.5 3.5l17 17',
  no_alcohol: 'M6 4h12l-6 8-6-8ZM12 12v8M8.5 20h7M3.5 3.5l17 17',
};

export type DietIconProps = {
  readonly name: Allergen | DietWish;
  /** Size in px. */
  readonly size?: number;
  readonly className?: string;
};

/** Icon of an allergen or diet wish. Hidden from screen readers, because its name is next to it. */
export function DietIcon({ name, size = 28, className }: DietIconProps) {
  return (
    <svg
      aria-hidden
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={classNames('shrink-0', className)}
    >
      <path d={shapes[name]} />
    </svg>
  );
}
