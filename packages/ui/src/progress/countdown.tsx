import { useEffect, useEffectEvent, useState } from 'react';

export type CountdownProps = {
  /** ISO 8601 or milliseconds. */
  readonly until: string | number;
  readonly onEnd?: () => void;
  readonly className?: string;
};

/** Screen readers do not announce it, but can read it. */
export function Countdown({ until, onEnd, className }: CountdownProps) {
  const end = new Date(until).getTime();
  const seconds = useSecondsTo(end, onEnd);
  return (
    <bdi role="timer" dir="ltr" className={`figures ${className ?? ''}`}>
      {formatDuration(seconds)}
    </bdi>
  );
}

function useSecondsTo(end: number, onEnd: (() => void) | undefined): number {
  const [now, setNow] = useState(() => Date.now());
  const tellEnd = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() < end) return;
      clearInterval(timer);
      tellEnd();
    }, 1000);
    return () => clearInterval(timer);
  }, [end]);
  return Math.max(0, Math.ceil((end - now) / 1000));
}

const two = (value: number) => String(value).padStart(2, '0');

/** 4:05, or 1:04:05 from one hour. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
