import type { ArticlePart, ArticlePhrase } from '@chifan/contract/content/views';

export function ArticlePartText({ part: { heading, text, sayings } }: { readonly part: ArticlePart }) {
  return (
    <section className="grid grid-cols-1 gap-2">
      {heading && (
        <h3 lang={heading.language} className="font-semibold">
          {heading.text}
        </h3>
      )}
      {text && <p lang={text.language}>{text.text}</p>}
      {sayings.length > 0 && (
        <ul className="mt-1 grid grid-cols-1 gap-2">
          {sayings.map((saying) => (
            <SayingCard key={saying.zh} saying={saying} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** A Chinese sentence in large type, because restaurant staff read it from the guest’s phone at arm’s length. */
function SayingCard({ saying: { zh, pinyin, meaning } }: { readonly saying: ArticlePhrase }) {
  return (
    <li className="grid grid-cols-1 gap-0.5 rounded-card bg-surface px-4 py-3 shadow-card">
      <p lang="zh-CN" dir="ltr" className="text-title font-semibold rtl:text-end">
        {zh}
      </p>
      <p lang="zh-Latn" dir="ltr" className="text-small text-soft rtl:text-end">
        {pinyin}
      </p>
      <p lang={meaning.language} className="text-note">
        {meaning.text}
      </p>
    </li>
  );
}
