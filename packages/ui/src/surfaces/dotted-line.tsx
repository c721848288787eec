import { Children, type ReactNode } from 'react';

/**
 * Facts separated by dots. The line breaks between facts, and inside a fact only if the fact is wider than the line.
 * The dot before the first fact of each line is outside the line and therefore cut off, so that no line begins or ends
 * with a dot.
 */
export const DottedLine = ({ children }: { readonly children: ReactNode }) => (
  <span className="block min-w-0 overflow-x-clip">
    <span className="-ms-[0.9em] flex flex-wrap">
      {Children.toArray(children).map((fact, index, { length }) => (
        <span key={index} className="relative max-w-full min-w-0 ps-[0.9em]">
          {index > 0 && (
            <span aria-hidden className="absolute start-[0.3em]">
              ·{' '}
            </span>
          )}
          {fact}
          {index < length - 1 && ' '}
        </span>
      ))}
    </span>
  </span>
);
