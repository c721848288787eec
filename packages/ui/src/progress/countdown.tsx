import { useEffect, useEffectEvent, useState } from 'react';

export type CountdownProps = {
  /** End of the countdown: an ISO 8601 instant or milliseconds since 1970. */
  readonly until: string | number;
  readonly onEnd?: () => void;
  readonly className?: string;
};

/** Remaining time. Screen readers can read it but do not announce each second. */
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

/** Formats a duration as 4:05, or 1:04:05 from one hour. */
export function formatDuration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const rest = two(seconds % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
}
