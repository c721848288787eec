import type { ReactNode } from 'react';
import { DishPicture } from './dish-picture.tsx';

export type DishCardProps = {
  /** Name of the dish. If it is a link with `after:absolute after:inset-0`, a tap anywhere on the card opens it. */
  readonly title: ReactNode;
  readonly image: string | null;
  readonly plate: string;
  readonly marks?: ReactNode;
  readonly price: ReactNode;
  /** Button above the card's link, so that a tap on it does not open the card. */
  readonly action?: ReactNode;
  readonly isDimmed?: boolean;
};

export function DishCard({ title, image, plate, marks, price, action, isDimmed = false }: DishCardProps) {
  return (
    <article className="relative flex h-full flex-col rounded-card bg-surface p-2 pb-0">
      <div className="flex flex-wrap gap-x-2.5 gap-y-1">
        <DishPicture src={image} plate={plate} className={isDimmed ? 'grayscale' : ''} />
        <div className="flex min-w-[min(7.5rem,100%)] flex-1 flex-col gap-1 py-0.5">
          {title}
          {marks}
        </div>
      </div>
      {/* The stepper gets a full row, so that the card does not change when the stepper gets wider. */}
      <div className="mt-auto flex min-h-9 flex-wrap items-center justify-between">
        {price}
        {action && <div className="relative -my-1 ms-auto -me-2">{action}</div>}
      </div>
    </article>
  );
}
