import type { Presence } from '@chifan/domain/catalogue';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '../icons/icon.tsx';
import { Badge } from './badge.tsx';

/** Flames that show how spicy a dish is, with a text for screen readers. Renders nothing for a mild dish. */
export function SpiceMark({ level, hasWord = false }: { readonly level: number; readonly hasWord?: boolean }) {
  const { t } = useLingui();
  if (level < 1) return null;
  const word = level === 1 ? t`A little spicy` : level === 2 ? t`Spicy` : t`Very spicy`;
  return (
    <span className="inline-flex items-center gap-1 text-small text-bad">
      <span className="inline-flex">
        {Array.from({ length: Math.min(level, 3) }, (_, index) => (
          <Icon key={index} name="flame" size={14} isFilled className="-me-0.5" />
        ))}
      </span>
      <span className={hasWord ? undefined : 'sr-only'}>{word}</span>
    </span>
  );
}

export type AllergenMarkProps = {
  readonly name: string;
  readonly presence: Presence;
};

/** Shows whether a dish contains an allergen. "Unknown" is a warning in words, because it must not look safe. */
export function AllergenMark({ name, presence }: AllergenMarkProps) {
  const { t } = useLingui();
  if (presence === 'contains') {
    return (
      <Badge tone="bad" icon="warning">
        {t`Contains: ${name}`}
      </Badge>
    );
  }
  if (presence === 'free') {
    return (
      <Badge tone="good" icon="check">
        {t`Without: ${name}`}
      </Badge>
    );
  }
  return (
    <Badge tone="warn" icon="help">
      {t`${name}: not confirmed`}
    </Badge>
  );
}
