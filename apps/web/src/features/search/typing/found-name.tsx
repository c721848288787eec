import type { Suggestion } from '@chifan/contract/search/views';
import { highlightPieces } from './highlight-pieces.ts';

type FoundText = { readonly text: string; readonly highlights: Suggestion['name']['highlights'] };

export function FoundName({ name, nameZh, pinyin }: Pick<Suggestion, 'name' | 'nameZh' | 'pinyin'>) {
  const isChinese = name.language === 'zh-CN' && name.text === nameZh.text;
  return (
    <span className="block min-w-0">
      <bdi lang={name.language} className="block leading-snug">
        <Marked {...name} />
      </bdi>
      <span className="flex flex-wrap gap-x-1.5 text-small text-faint">
        {!isChinese && nameZh.text !== '' && (
          <bdi lang="zh-CN" className="text-soft">
            <Marked {...nameZh} />
          </bdi>
        )}
        {pinyin.text !== '' && (
          <bdi lang="zh-Latn" dir="ltr">
            <Marked {...pinyin} />
          </bdi>
        )}
      </span>
    </span>
  );
}

/**
 * A name with the matching parts in bold. The matching parts are also underlined, for readers who cannot see the
 * difference in weight.
 */
function Marked({ text, highlights }: FoundText) {
  return highlightPieces(text, highlights).map((piece, place) =>
    piece.isFound ? (
      <mark
        key={place}
        className="bg-transparent font-bold text-ink underline decoration-brand decoration-2 underline-offset-3"
      >
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
