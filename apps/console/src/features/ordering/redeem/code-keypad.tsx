import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent } from 'react';
import { allowedNextKeys, isCompleteCode, readTyped } from './pick-up-code-entry.ts';

type CodeKeypadProps = {
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly isBusy: boolean;
  readonly problem: string | null;
};

/**
 * Large keys for a pick-up code: letters, then digits. A hardware keyboard or a scanner can type wherever the focus is.
 */
export function CodeKeypad({ typed, onType, isBusy, problem }: CodeKeypadProps) {
  useKeyboard(typed, onType, isBusy);
  const keys = isCompleteCode(typed) ? allowedNextKeys('A') : allowedNextKeys(typed);
  const isLetter = typed.length === 0;
  return (
    <section className="grid gap-4">
      <p className="text-center text-soft">{isLetter ? t`请输入客人取餐码的字母` : t`请输入三位数字`}</p>
      <p className="text-center text-small text-faint">{t`当日号只用来叫号，交餐要看取餐码。`}</p>
      <output aria-label={t`取餐码`} className="figures flex justify-center gap-2">
        {[0, 1, 2, 3].map((place) => (
          <Place key={place} sign={typed[place]} isNext={place === typed.length} />
        ))}
      </output>
      <p role="alert" className="min-h-6 text-center text-note font-semibold text-bad">
        {problem}
      </p>
      <div className={`grid gap-2 ${isLetter ? 'grid-cols-6' : 'grid-cols-3'}`}>
        {arranged(keys).map((key) => (
          <Key
            key={key}
            label={key}
            isDisabled={isBusy || isCompleteCode(typed)}
            onPress={() => onType(readTyped(typed + key))}
          />
        ))}
        {!isLetter && <Key label={t`退格`} isDisabled={isBusy} onPress={() => onType(typed.slice(0, -1))} />}
      </div>
      {isCompleteCode(typed) && (
        <Button variant="secondary" isWide isBusy={isBusy} onClick={() => onType('')}>
          {t`重新输入`}
        </Button>
      )}
    </section>
  );
}

function Place({ sign, isNext }: { readonly sign: string | undefined; readonly isNext: boolean }) {
  return (
    <span
      className={`flex size-16 items-center justify-center rounded-card border-2 bg-surface text-display font-bold ${isNext ? 'border-brand' : 'border-line'}`}
    >
      {sign ?? <span aria-hidden>·</span>}
    </span>
  );
}

type KeyProps = { readonly label: string; readonly isDisabled: boolean; readonly onPress: () => void };

function Key({ label, isDisabled, onPress }: KeyProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      onClick={onPress}
      className="figures min-h-14 rounded-card border border-line bg-surface text-title font-semibold active:bg-sunken disabled:opacity-40"
    >
      {label}
    </button>
  );
}

/** Sorts digits as on a telephone: 1 to 9, then 0 next to the delete key. */
const arranged = (keys: readonly string[]): readonly string[] => (keys[0] === '0' ? [...keys.slice(1), '0'] : keys);

function useKeyboard(typed: string, onType: (typed: string) => void, isBusy: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (isBusy || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Backspace') onType(typed.slice(0, -1));
    else if (event.key.length === 1) onType(readTyped(typed + event.key));
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!isBusy) onType(readTyped(event.clipboardData?.getData('text') ?? ''));
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    const onPaste = (event: ClipboardEvent) => paste(event);
    document.addEventListener('keydown', onKey);
    document.addEventListener('paste', onPaste);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('paste', onPaste);
    };
  }, []);
}
