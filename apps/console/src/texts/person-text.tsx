import { classNames } from '@chifan/ui';

const clamps = {
  1: 'line-clamp-1',
  2: 'line-clamp-2',
  4: 'line-clamp-4',
} as const;

export type PersonTextProps = {
  readonly text: string;
  readonly lang?: string | undefined;
  /** On cards and in lists; whoever shortens a text shows the whole of it elsewhere. */
  readonly maxLines?: keyof typeof clamps | undefined;
  readonly className?: string | undefined;
};

/**
 * What somebody typed: a name, a remark, a reason. It may be 300 letters without a space or run from right to left; it wraps
 * anywhere, and its direction ends where it ends.
 */
export function PersonText({ text, lang, maxLines, className }: PersonTextProps) {
  return (
    <bdi dir="auto" lang={lang} className={classNames('wrap-anywhere', maxLines && clamps[maxLines], className)}>
      {text}
    </bdi>
  );
}
