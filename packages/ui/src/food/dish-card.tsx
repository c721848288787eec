import type { ReactNode } from 'react';
import { DishPicture } from './dish-picture.tsx';

export type DishCardProps = {
  /** A link with `after:absolute after:inset-0` makes the whole card its target. */
  readonly title: ReactNode;
  readonly image: string | null;
  readonly plate: string;
  readonly marks?: ReactNode;
  readonly price: ReactNode;
  /** Placed above the card's own target. */
  readonly action?: ReactNode;
  readonly isDimmed?: boolean;
};

export function DishCard({ title, image, plate, marks, price, action, isDimmed = false }: DishCardProps) {
  return (
    <article className="relative rounded-card bg-surface p-2 pb-0">
      <div className="flex flex-wrap gap-x-2.5 gap-y-1">
        <DishPicture src={image} plate={plate} className={isDimmed ? 'opacity-60' : ''} />
        <div className="flex min-w-[min(7.5rem,100%)] flex-1 flex-col gap-1 py-0.5">
          {title}
          {marks}
        </div>
      </div>
      {/* As wide as the card, so that an opening stepper does not move anything. */}
      <div className="flex min-h-9 flex-wrap items-center justify-between">
        {price}
        {action && <div className="relative -my-1 ms-auto -me-2">{action}</div>}
      </div>
    </article>
  );
}
