import { classNames } from '@chifan/ui';

const clamps = {
  1: 'line-clamp-1',
  2: 'line-clamp-2',
  4: 'line-clamp-4',
} as const;

export type PersonTextProps = {
  readonly text: string;
  readonly lang?: string | undefined;
  readonly maxLines?: keyof typeof clamps | undefined;
  readonly className?: string | undefined;
};

/**
 * Shows a text that a person typed. The text may be 300 letters without a space or run from right to left. So the text
 * wraps anywhere and does not affect the direction of the text around it.
 */
export function PersonText({ text, lang, maxLines, className }: PersonTextProps) {
  return (
    <bdi dir="auto" lang={lang} className={classNames('wrap-anywhere', maxLines && clamps[maxLines], className)}>
      {text}
    </bdi>
  );
}
