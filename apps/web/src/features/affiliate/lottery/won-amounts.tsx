import { Money } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';

/** The prize in fen: one sum, or two sums if a ticket doubled the draw. */
export function WonAmounts({ outcomes }: { readonly outcomes: readonly number[] }) {
  const sum = outcomes.reduce((all, outcome) => all + outcome, 0);
  return (
    <div className="grid justify-items-center gap-2">
      {sum === 0 ? (
        <p className="text-title font-semibold">
          <Trans>Nothing this time</Trans>
        </p>
      ) : (
        <p className="text-display font-bold">
          <Money amount={sum} />
        </p>
      )}
      {outcomes.length > 1 && (
        <>
          <p className="text-small text-soft">
            <Plural value={outcomes.length} one="# draw" other="# draws" />
          </p>
          <ul className="flex flex-wrap justify-center gap-2">
            {outcomes.map((outcome, at) => (
              <li key={at} className="rounded-small bg-sunken px-3 py-1 font-semibold">
                <Money amount={outcome} />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
