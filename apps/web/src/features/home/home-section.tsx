import { type ReactNode, useId } from 'react';

type HomeSectionProps = { readonly title: ReactNode; readonly children: ReactNode };

/** A heading and a row of cards that scrolls sideways. */
export function HomeSection({ title, children }: HomeSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="pt-2">
      <h2 id={id} className="px-4 pb-2 font-semibold">
        {title}
      </h2>
      {/* `relative`: words for those who only hear the page stay within the row. */}
      <ul className="no-bars relative flex gap-3 overflow-x-auto px-4 pb-2">{children}</ul>
    </section>
  );
}
