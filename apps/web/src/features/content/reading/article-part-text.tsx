import { useLingui } from '@lingui/react';
import type { ArticlePart, Saying } from '../articles/article.ts';

export function ArticlePartText({ part: { heading, text, sayings } }: { readonly part: ArticlePart }) {
  const { i18n } = useLingui();
  return (
    <section className="grid gap-2">
      {heading && <h3 className="font-semibold">{i18n._(heading)}</h3>}
      {text && <p>{i18n._(text)}</p>}
      {sayings && (
        <ul className="mt-1 grid gap-2">
          {sayings.map((saying) => (
            <SayingCard key={saying.zh} saying={saying} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** Large, because staff read it off this phone at arm’s length. */
function SayingCard({ saying: { zh, pinyin, meaning } }: { readonly saying: Saying }) {
  const { i18n } = useLingui();
  return (
    <li className="grid gap-0.5 rounded-card bg-surface px-4 py-3 shadow-card">
      <p lang="zh-CN" dir="ltr" className="text-title font-semibold rtl:text-end">
        {zh}
      </p>
      <p lang="zh-Latn" dir="ltr" className="text-small text-soft rtl:text-end">
        {pinyin}
      </p>
      <p className="text-note">{i18n._(meaning)}</p>
    </li>
  );
}
