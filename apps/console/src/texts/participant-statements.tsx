import type { ReactNode } from 'react';
import { PersonText } from './person-text.tsx';

type SaidProps = {
  /** Pairs of label and text. Pairs with an empty text are omitted. */
  readonly rows: readonly (readonly [by: string, said: ReactNode])[];
};

export function ParticipantStatements({ rows }: SaidProps) {
  const spoken = rows.filter(([, said]) => said !== null && said !== false);
  if (spoken.length === 0) return null;
  return (
    <dl className="grid gap-2 border-s-4 border-line ps-3 text-note">
      {spoken.map(([by, said]) => (
        <div key={by}>
          <dt className="text-small text-faint">{by}</dt>
          <dd>{typeof said === 'string' ? <PersonText text={said} className="block whitespace-pre-line" /> : said}</dd>
        </div>
      ))}
    </dl>
  );
}
