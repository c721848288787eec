import type { OutputAt } from '@chifan/contract/client';
import type { LotteryPrize } from '@chifan/domain/affiliate';
import { Card, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { writeShare } from './draw-form.ts';

type Figures = OutputAt<'/rest/platform/draw/figures'>;

export function DrawFigures({
  figures,
  prizes,
}: {
  readonly figures: Figures;
  readonly prizes: readonly LotteryPrize[];
}) {
  const { draws, amount, expectedEach } = figures;
  return (
    <Card title={t`近 30 天`}>
      <dl className="grid grid-cols-2 gap-2 text-center sm:grid-cols-4">
        {[
          { key: 'draws', label: t`抽奖次数`, value: <span className="figures">{draws}</span> },
          { key: 'amount', label: t`发出奖金`, value: <Money amount={amount} /> },
          { key: 'each', label: t`平均每次`, value: draws === 0 ? '–' : <Money amount={Math.round(amount / draws)} /> },
          { key: 'expected', label: t`设定平均`, value: <Money amount={Math.round(expectedEach)} /> },
        ].map(({ key, label, value }) => (
          <div key={key} className="rounded-small bg-sunken px-1 py-2">
            <dt className="text-small text-soft">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <ByPrize figures={figures} prizes={prizes} />
      <p className="mt-3 text-note text-soft">{t`使用双倍抽奖券算抽两次。次数不多时，实际比例与设定会有出入。`}</p>
    </Card>
  );
}

function ByPrize({ figures, prizes }: { readonly figures: Figures; readonly prizes: readonly LotteryPrize[] }) {
  return (
    <table className="mt-3 w-full text-note">
      <thead className="text-soft">
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-start font-medium">{t`奖金`}</th>
          <th scope="col" className="py-2 text-end font-medium">{t`设定概率`}</th>
          <th scope="col" className="py-2 text-end font-medium">{t`实际比例`}</th>
          <th scope="col" className="py-2 text-end font-medium">{t`次数`}</th>
        </tr>
      </thead>
      <tbody>
        {amountsOf(figures, prizes).map((amount) => {
          const share = prizes.find((prize) => prize.amount === amount)?.millionths;
          const times = figures.prizes.find((prize) => prize.amount === amount)?.times ?? 0;
          return (
            <tr key={amount} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 text-start font-normal">
                <Money amount={amount} />
              </th>
              <td className="figures py-2 text-end">{share === undefined ? '–' : `${writeShare(share)}%`}</td>
              <td className="figures py-2 text-end">{partOf(times, figures.draws)}</td>
              <td className="figures py-2 text-end">{times}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const amountsOf = (figures: Figures, prizes: readonly LotteryPrize[]): number[] =>
  [...new Set([...prizes, ...figures.prizes].map(({ amount }) => amount))].toSorted((one, other) => one - other);

/**
 * Formats how many of all prize draws won a certain prize, as a percentage with two decimals. Returns a dash if there
 * were no prize draws.
 */
const partOf = (times: number, draws: number): string =>
  draws === 0 ? '–' : `${writeShare(Math.round((10_000 * times) / draws) * 100)}%`;
