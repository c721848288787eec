import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';

export type LoggedMessage = {
  readonly id: number;
  readonly isMine: boolean;
  /** Sender and time of the message. */
  readonly head: ReactNode;
  readonly body: ReactNode;
};

export type MessageLogProps = {
  readonly label: string;
  readonly messages: readonly LoggedMessage[];
  /**
   * True: the log scrolls to each new message. Pass false on a screen with several logs, because one log would scroll
   * the others out of view.
   */
  readonly isFollowing?: boolean;
};

/** Messages as speech bubbles, newest last. Scrolls to the newest. */
export function MessageLog({ label, messages, isFollowing = true }: MessageLogProps) {
  const end = useRef<HTMLLIElement>(null);
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (isFollowing && newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest, isFollowing]);
  return (
    <div role="log" aria-label={label}>
      <ol className="grid gap-2">
        {messages.map(({ id, isMine, head, body }) => (
          <li
            key={id}
            ref={id === newest ? end : null}
            className={classNames(
              'grid max-w-[85%] gap-0.5 rounded-card px-3 py-2 wrap-anywhere',
              isMine ? 'ms-auto bg-brand-tint' : 'me-auto bg-sunken',
            )}
          >
            <span className="text-small text-soft">{head}</span>
            {body}
          </li>
        ))}
      </ol>
    </div>
  );
}
