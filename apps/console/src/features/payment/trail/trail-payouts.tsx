import { Button } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { payoutBadges } from '../../../money-words/payout-badges.ts';
import { clockTime } from '../../../platform/time.ts';
import { useNow } from '../../../platform/use-now.ts';
import { PersonText } from '../../../texts/person-text.tsx';
import { EndPayoutDialog, type TrailPayout } from './end-payout-dialog.tsx';
import { Movement } from './movement.tsx';
import { payoutEvents } from './trail-words.ts';

/** What went back through a gateway, and what people did where it could not. */
export function TrailPayouts({ payouts }: { readonly payouts: readonly TrailPayout[] }) {
  if (payouts.length === 0) return null;
  return (
    <ul className="grid gap-3 border-s-4 border-line ps-3">
      {payouts.map((payout) => (
        <li key={payout.number} className="grid gap-1">
          <Movement title={t`退款打款`} badge={payoutBadges[payout.state]} {...payout} />
          <Tries tries={payout.tries} />
          {payout.error !== null && (
            <p lang="en" className="text-note break-words text-bad">
              {payout.error}
            </p>
          )}
          <PayoutHistory history={payout.history} />
          {payout.state === 'failed' && <EndPayout payout={payout} />}
        </li>
      ))}
    </ul>
  );
}

function Tries({ tries }: { readonly tries: number }) {
  return tries > 1 && <p className="text-note text-soft">{t`已尝试 ${tries} 次`}</p>;
}

/** Who ended it and how, and what its gateway said afterwards. */
function PayoutHistory({ history }: Pick<TrailPayout, 'history'>) {
  const now = useNow();
  return history.map(({ event, staffName, reference, note, at }) => (
    <div key={event} className="grid gap-0.5 text-note text-soft">
      <p className="flex flex-wrap gap-x-2">
        <span className="font-semibold text-ink">{payoutEvents[event]()}</span>
        {staffName !== null && <span>{staffName}</span>}
        <time dateTime={at} className="figures">
          {clockTime(at, now)}
        </time>
      </p>
      {reference !== null && <p className="figures break-all">{t`凭证号 ${reference}`}</p>}
      {note !== null && <PersonText text={note} className="block" />}
    </div>
  ));
}

function EndPayout({ payout }: { readonly payout: TrailPayout }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" icon="wallet" onClick={() => setIsOpen(true)}>
        {t`改用其他方式退款`}
      </Button>
      {isOpen && <EndPayoutDialog payout={payout} onClose={() => setIsOpen(false)} />}
    </>
  );
}
