import type { LocalText } from '@chifan/contract/fields';
import { classNames } from '../class-names.ts';

export type HanNameProps = {
  readonly name: LocalText;
  readonly nameZh: string;
  readonly pinyin?: string;
  readonly size?: 'body' | 'title';
  readonly as?: 'span' | 'h2' | 'h3';
  readonly isOneLine?: boolean;
  /** Shortens the name to two lines, and the Chinese name with its pinyin to one line. */
  readonly isDense?: boolean;
  /** A short additional text on the line of the Chinese name. */
  readonly beside?: string;
};

/**
 * A name in the guest's language, with the Chinese name and its pinyin. A guest can point at the name, and a waiter can
 * read the Chinese name.
 */
export function HanName({ name, size = 'body', as: Tag = 'span', isOneLine = false, ...below }: HanNameProps) {
  return (
    // A long word may break, because the width of a card is fixed.
    <span className={classNames('block min-w-0', below.isDense ? 'wrap-anywhere' : 'wrap-break-word')}>
      <Tag
        lang={name.language}
        className={classNames(
          'font-semibold',
          // Each branch sets `display`, so the classes cannot be combined.
          below.isDense
            ? 'line-clamp-2 [:lang(ur)_&]:-ms-2 [:lang(ur)_&]:-mt-1.5 [:lang(ur)_&]:ps-2 [:lang(ur)_&]:pt-1.5'
            : 'block',
          size === 'title' ? 'text-title' : 'text-body leading-snug',
          isOneLine && 'truncate',
        )}
      >
        <bdi>{name.text}</bdi>
      </Tag>
      <InChinese name={name} size={size} {...below} />
    </span>
  );
}

function InChinese({ name, nameZh, pinyin, size, isDense = false, beside }: HanNameProps) {
  const isChinese = name.language === 'zh-CN' && name.text === nameZh;
  // A Chinese name or a pinyin that is too long is cut off at its end, also in right-to-left languages. A Chinese name
  // in title size is never cut off.
  const shortened = size === 'title' ? undefined : 'max-w-full truncate';
  return (
    <span className={classNames('flex gap-x-1.5 text-small text-faint', !isDense && 'flex-wrap')}>
      {!isChinese && (
        <bdi lang="zh-CN" className={classNames('text-soft', shortened, isDense && 'shrink-0')}>
          {nameZh}
        </bdi>
      )}
      {pinyin && (
        <bdi lang="zh-Latn" dir="ltr" className={isDense ? 'min-w-0 truncate' : shortened}>
          {pinyin}
        </bdi>
      )}
      {beside && <span className={classNames('text-soft', isDense && 'min-w-0 truncate')}>{beside}</span>}
    </span>
  );
}
