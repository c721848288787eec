import type { LocalText } from '@chifan/contract/fields';
import { classNames } from '../class-names.ts';

export type HanNameProps = {
  readonly name: LocalText;
  /** The name as the sign or the menu has it. */
  readonly nameZh: string;
  readonly pinyin?: string;
  readonly size?: 'body' | 'title';
  /** A heading where the name titles something. */
  readonly as?: 'span' | 'h2' | 'h3';
  readonly isOneLine?: boolean;
};

/** The name in the guest's language and, smaller beneath it, in Chinese with pinyin: the guest points, the waiter reads. */
export function HanName({ name, nameZh, pinyin, size = 'body', as: Tag = 'span', isOneLine = false }: HanNameProps) {
  const isChinese = name.language === 'zh-CN' && name.text === nameZh;
  // Cut at the end of the pinyin in every reading direction, and never where the name has the page to itself.
  const shortened = size === 'title' ? undefined : 'max-w-full truncate';
  return (
    <span className="block min-w-0 wrap-anywhere">
      <Tag
        lang={name.language}
        className={classNames(
          'block font-semibold hyphens-auto',
          size === 'title' ? 'text-title' : 'text-body leading-snug',
          isOneLine && 'truncate',
        )}
      >
        <bdi>{name.text}</bdi>
      </Tag>
      <span className="flex flex-wrap gap-x-1.5 text-small text-faint">
        {!isChinese && (
          <bdi lang="zh-CN" className={classNames('text-soft', shortened)}>
            {nameZh}
          </bdi>
        )}
        {pinyin && (
          <bdi lang="zh-Latn" dir="ltr" className={shortened}>
            {pinyin}
          </bdi>
        )}
      </span>
    </span>
  );
}
