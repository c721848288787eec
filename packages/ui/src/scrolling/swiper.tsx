import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { prefersReducedMotion, useSwiper } from './use-swiper.ts';

export type SwiperProps = {
  readonly label: string;
  readonly slides: readonly { readonly key: number | string; readonly content: ReactNode }[];
};

/**
 * Slides that change automatically (rule app-10: every 5 s, within 0.5 s). The slides pause under a pointer or finger,
 * while focused, while the page is hidden, with reduced motion, and when the guest presses stop (WCAG 2.2.2).
 */
export function Swiper({ label, slides }: SwiperProps) {
  const [isStopped, setStopped] = useState(prefersReducedMotion);
  const [isPointedAt, setPointedAt] = useState(false);
  const [hasFocus, setFocus] = useState(false);
  const { row, current, show, updateCurrent, stopAnimation } = useSwiper(
    slides.length,
    !isStopped && !isPointedAt && !hasFocus,
  );
  return (
    <section
      aria-label={label}
      onPointerEnter={() => setPointedAt(true)}
      onPointerLeave={() => setPointedAt(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <ul
        ref={row}
        onScroll={updateCurrent}
        onTouchStart={stopAnimation}
        className="no-bars relative flex snap-x snap-mandatory gap-3 overflow-x-auto px-4"
      >
        {slides.map(({ key, content }) => (
          <li key={key} className="w-full shrink-0 scroll-mx-4 snap-start">
            {content}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <SwiperControls
          count={slides.length}
          current={current}
          isStopped={isStopped}
          onShow={show}
          onStop={setStopped}
        />
      )}
    </section>
  );
}

type SwiperControlsProps = {
  readonly count: number;
  readonly current: number;
  readonly isStopped: boolean;
  readonly onShow: (index: number) => void;
  readonly onStop: (isStopped: boolean) => void;
};

function SwiperControls({ count, current, isStopped, onShow, onStop }: SwiperControlsProps) {
  const { t } = useLingui();
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="flex h-11 items-center justify-center">
      {numbers.map((number) => (
        <button
          key={number}
          type="button"
          aria-label={t`Show ${number} of ${count}`}
          aria-current={number - 1 === current || undefined}
          onClick={() => onShow(number - 1)}
          className="flex size-11 max-w-11 min-w-6 items-center justify-center"
        >
          <span
            className={classNames(
              'h-2 rounded-full transition-[width]',
              number - 1 === current ? 'w-5 bg-ink' : 'w-2 bg-edge',
            )}
          />
        </button>
      ))}
      <IconButton
        icon={isStopped ? 'play' : 'pause'}
        label={isStopped ? t`Play the slideshow` : t`Pause the slideshow`}
        onClick={() => onStop(!isStopped)}
        className="text-soft"
      />
    </div>
  );
}
