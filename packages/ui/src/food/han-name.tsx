import type { LocalText } from '@chifan/contract/fields';
import { classNames } from '../class-names.ts';

export type HanNameProps = {
  readonly name: LocalText;
  readonly nameZh: string;
  readonly pinyin?: string;
  readonly size?: 'body' | 'title';
  readonly as?: 'span' | 'h2' | 'h3';
  readonly isOneLine?: boolean;
};

/** The name in the guest's language with Chinese and pinyin: the guest points, the waiter reads. */
export function HanName({ name, nameZh, pinyin, size = 'body', as: Tag = 'span', isOneLine = false }: HanNameProps) {
  const isChinese = name.language === 'zh-CN' && name.text === nameZh;
  // Truncated at the end of the pinyin in every reading direction; never in title size.
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
