import { type ReactNode, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { MessageLog } from './message-log.tsx';

export type ThreadMessage = {
  readonly id: number;
  readonly isMine: boolean;
  /** Sender and time of the message. */
  readonly head: ReactNode;
  readonly text: string;
  /** Chinese version of `text`. Null if `text` is already Chinese. */
  readonly textZh: string | null;
  /** Shown in place of `text` and `textZh`, for the sender's own words. */
  readonly body?: ReactNode;
};

/** Messages about an order, newest last. */
export const OrderMessageThread = ({
  label,
  messages,
}: {
  readonly label: string;
  readonly messages: readonly ThreadMessage[];
}) => (
  <MessageLog
    label={label}
    messages={messages.map(({ id, isMine, head, text, textZh, body }) => ({
      id,
      isMine,
      head,
      body: body ?? (
        <>
          <span>{text}</span>
          {textZh !== null && <ZhLine text={textZh} />}
        </>
      ),
    }))}
  />
);

export type ThreadChoice = {
  readonly code: string;
  readonly group: string;
  readonly groupText: string;
  readonly text: string;
  readonly textZh: string | null;
  /** Variants of the sentence, for example with different minutes. If the list is not empty, the user chooses one. */
  readonly options: readonly ThreadOption[];
};

export type ThreadOption = { readonly text: string; readonly minutes: number | null; readonly position: number | null };

type TalkChoicesProps<Choice extends ThreadChoice> = {
  readonly choices: readonly Choice[];
  readonly isBusy: boolean;
  readonly onSay: (choice: Choice, option: ThreadOption | null) => void;
};

/** Prepared sentences that a tap sends, grouped by topic. */
export function ThreadChoices<Choice extends ThreadChoice>({ choices, isBusy, onSay }: TalkChoicesProps<Choice>) {
  const groups = [...Map.groupBy(choices, ({ group }) => group)];
  return (
    <div className="grid grid-cols-1 gap-4">
      {groups.map(([group, sentences]) => (
        <section key={group} className="grid grid-cols-1 gap-2">
          <h3 className="text-note font-semibold text-soft">{sentences[0]?.groupText}</h3>
          <ul className="flex flex-wrap gap-2">
            {sentences.map((choice) => (
              <li key={choice.code} className={choice.group === 'answer' ? '' : 'w-full'}>
                <Sentence choice={choice} isBusy={isBusy} onSay={(option) => onSay(choice, option)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

type SentenceProps = {
  readonly choice: ThreadChoice;
  readonly isBusy: boolean;
  readonly onSay: (option: ThreadOption | null) => void;
};

function Sentence({ choice: { text, textZh, options }, isBusy, onSay }: SentenceProps) {
  const [isOpen, setOpen] = useState(false);
  const hasOptions = options.length > 0;
  const say = (option: ThreadOption | null) => {
    if (isBusy) return;
    setOpen(false);
    onSay(option);
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={hasOptions ? isOpen : undefined}
        aria-disabled={isBusy || undefined}
        onClick={() => (hasOptions ? setOpen(!isOpen) : say(null))}
        className="grid min-h-11 w-full min-w-11 content-center rounded-card border border-edge px-3 py-2 text-start wrap-anywhere active:bg-sunken aria-disabled:opacity-50"
      >
        <span>{text}</span>
        {textZh !== null && <ZhLine text={textZh} />}
      </button>
      {isOpen && (
        <p className="flex flex-wrap gap-2 pt-2">
          {options.map((option) => (
            <Button key={option.text} variant="secondary" onClick={() => say(option)}>
              {option.text}
            </Button>
          ))}
        </p>
      )}
    </>
  );
}

const ZhLine = ({ text }: { readonly text: string }) => (
  <span lang="zh-CN" dir="ltr" className="text-start text-small text-soft">
    {text}
  </span>
);
