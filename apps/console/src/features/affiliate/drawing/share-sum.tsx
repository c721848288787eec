import { wholeOfShares } from '@chifan/domain/affiliate';
import { classNames, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { type PrizeForm, sumOfShares, writeShare } from './draw-form.ts';

export function ShareSum({ form }: { readonly form: readonly PrizeForm[] }) {
  const sum = sumOfShares(form);
  const isWhole = sum === wholeOfShares;
  return (
    <p
      role="status"
      className={classNames('figures flex items-center gap-2 font-semibold', isWhole ? 'text-good' : 'text-bad')}
    >
      <Icon name={isWhole ? 'check' : 'warning'} size={20} />
      {wordsOf(sum)}
    </p>
  );
}

function wordsOf(sum: number): string {
  const [share, apart] = [writeShare(sum), writeShare(Math.abs(wholeOfShares - sum))];
  if (sum === wholeOfShares) return t`概率合计 100%`;
  return sum < wholeOfShares ? t`概率合计 ${share}%，还差 ${apart}%` : t`概率合计 ${share}%，多了 ${apart}%`;
}
