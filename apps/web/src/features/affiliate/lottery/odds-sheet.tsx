import { prizeSharesTotal } from '@chifan/domain/affiliate';
import { Drawer, ErrorState, Loading, Money, Skeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { drawTableQuery, type Prize } from '../../../data/affiliate.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatShare } from '../format-share.ts';
import { MaxPrizeRule } from './draw-rule.tsx';

type OddsSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

export function OddsSheet({ isOpen, onClose }: OddsSheetProps) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery({ ...drawTableQuery(), enabled: isOpen });
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t`Prizes and odds`}>
      {data && <Odds prizes={data.prizes} />}
      {!data && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <Loading>
          <Skeleton className="h-64" />
        </Loading>
      )}
    </Drawer>
  );
}

function Odds({ prizes }: { readonly prizes: readonly Prize[] }) {
  const language = useLanguage();
  return (
    <>
      <table className="w-full text-note">
        <thead className="text-small text-soft">
          <tr>
            <th scope="col" className="py-2 text-start font-medium">
              <Trans>You win</Trans>
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              <Trans>Of all draws</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ amount, millionths }) => (
            <tr key={amount} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-semibold">
                {amount === 0 ? <Trans>Nothing</Trans> : <Money amount={amount} />}
              </th>
              <td className="figures py-2 text-end">
                <bdi>{formatShare(millionths / prizeSharesTotal, language)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-small text-soft">
        <MaxPrizeRule />
      </p>
      <p className="mt-3 text-small text-faint">
        <Trans>Each draw is random. Our server makes it when you tap, and records it.</Trans>
      </p>
    </>
  );
}
