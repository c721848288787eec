import { blackOnWhite, IconButton, useModal } from '@chifan/ui';
import { useLingui } from '@lingui/react/macro';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { type WaiterCard, waiterCardSpeech } from '../cards/waiter-card.ts';
import { CardText } from './card-text.tsx';
import { useChineseVoice } from './use-chinese-voice.ts';

type FullCardProps = {
  readonly cards: readonly WaiterCard[];
  readonly first: number;
  /** Name of the dialog for screen readers. Default: “Card for the waiter”. */
  readonly label?: string;
  readonly onClose: () => void;
};

/** Minimum length of a swipe in pixels. */
const swipePx = 60;

/**
 * The card in full screen. The card is black on white even in dark mode, because the waiter must be able to read it.
 */
export function FullCard({ cards, first, label, onClose }: FullCardProps) {
  const { t } = useLingui();
  const [at, setAt] = useState(first);
  const dialog = useModal();
  useWakeLock();
  const card = cards[at];
  const turn = (step: number) => setAt((now) => Math.min(cards.length - 1, Math.max(0, now + step)));
  const swipe = useSwipe((towards) => turn((towards === 'start') !== isMirrored() ? 1 : -1));
  if (!card) return null;
  return (
    <dialog
      ref={dialog}
      aria-label={label ?? t`Card for the waiter`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="m-0 size-full max-h-none max-w-none overflow-hidden bg-surface text-ink"
      style={blackOnWhite}
    >
      <div className="mx-auto flex h-full max-w-[48rem] flex-col">
        <CardHead card={card} count={cards.length} at={at} onClose={onClose} />
        <div
          {...swipe}
          tabIndex={0}
          role="group"
          aria-label={t`Card`}
          className="min-h-0 flex-1 [touch-action:pan-y] overflow-y-auto px-5"
        >
          <CardText card={card} />
        </div>
        {cards.length > 1 && <Turning at={at} count={cards.length} onTurn={turn} />}
      </div>
    </dialog>
  );
}

type CardHeadProps = {
  readonly card: WaiterCard;
  readonly count: number;
  readonly at: number;
  readonly onClose: () => void;
};

function CardHead({ card, count, at, onClose }: CardHeadProps) {
  const { t } = useLingui();
  const voice = useChineseVoice();
  return (
    <div className="flex items-center justify-between gap-2 p-2">
      <p aria-live="polite" className="figures min-w-11 ps-3 text-note">
        <bdi dir="ltr">{count > 1 && `${at + 1} / ${count}`}</bdi>
      </p>
      {voice && <IconButton icon="speaker" label={t`Read aloud`} onClick={() => voice.say(waiterCardSpeech(card))} />}
      <IconButton icon="close" label={t`Close`} onClick={onClose} />
    </div>
  );
}

type TurningProps = { readonly at: number; readonly count: number; readonly onTurn: (step: number) => void };

function Turning({ at, count, onTurn }: TurningProps) {
  const { t } = useLingui();
  return (
    <div className="flex justify-between p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      <IconButton icon="back" label={t`Previous card`} disabled={at === 0} onClick={() => onTurn(-1)} />
      <IconButton icon="forward" label={t`Next card`} disabled={at === count - 1} onClick={() => onTurn(1)} />
    </div>
  );
}

/**
 * Detects a horizontal swipe. In every language, `start` is a swipe to the left and `end` a swipe to the right.
 * Vertical scrolling is ignored.
 */
function useSwipe(onSwipe: (towards: 'start' | 'end') => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  return {
    onPointerDown: ({ clientX, clientY }: PointerEvent) => {
      start.current = { x: clientX, y: clientY };
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (Math.abs(x) > swipePx && Math.abs(x) > 2 * Math.abs(y)) onSwipe(x < 0 ? 'start' : 'end');
    },
  };
}

const isMirrored = (): boolean => document.documentElement.dir === 'rtl';

function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      // The browser may refuse to keep the screen on, for example on a low battery. The card is shown anyway.
      const taken = await navigator.wakeLock.request('screen').catch(() => null);
      if (isOver) void taken?.release();
      else lock = taken;
    };
    const takeAgain = () => void take();
    takeAgain();
    // The browser releases the wake lock whenever the page is hidden, so request it again when the page is visible.
    document.addEventListener('visibilitychange', takeAgain);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', takeAgain);
      void lock?.release();
    };
  }, []);
}
