import type { OutputAt } from '@chifan/contract/client';
import { type LotteryPrize, maxPrize, prizeSharesTotal } from '@chifan/domain/affiliate';
import { classNames, ErrorState, Icon, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { writeYuan } from '../../../platform/yuan.ts';
import { TableEditor } from '../../../table-editor/table-editor.tsx';
import { DrawFigures } from './draw-figures.tsx';
import {
  formOfPrizes,
  type PrizeForm,
  type PrizeProblem,
  problemOfPrize,
  readPrizes,
  sumOfShares,
  writeShare,
} from './draw-form.ts';
import { SaveDialog } from './save-dialog.tsx';

const maxPrizes = 20;

export default function DrawTableScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['draw-table'],
    queryFn: async ({ signal }) => {
      const [table, figures] = await Promise.all([
        api('/rest/affiliate/draw/table', {}, { signal }),
        api('/rest/platform/draw/figures', {}, { signal }),
      ]);
      return { table, figures };
    },
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return (
    <div className="mx-auto grid w-full max-w-6xl grid-cols-1 items-start gap-4 xl:grid-cols-2">
      <Table standing={data.table} />
      <DrawFigures figures={data.figures} prizes={data.table.prizes} />
    </div>
  );
}

type DrawTable = OutputAt<'/rest/affiliate/draw/table'>;

/**
 * The form for the prizes of the prize draw. If a colleague saves meanwhile, unsaved edits stay, but the user must load
 * the newer prizes before saving.
 */
function Table({ standing }: { readonly standing: DrawTable }) {
  const [edited, setEdited] = useState(standing);
  const [form, setForm] = useState<readonly PrizeForm[]>(() => formOfPrizes(standing.prizes));
  const [asked, setAsked] = useState<LotteryPrize[] | null>(null);
  const isOld = standing.id > edited.id;
  const save = useAction(
    (prizes: LotteryPrize[]) => api('/rest/platform/draw/table', { replaces: edited.id, prizes }),
    {
      success: () => t`已保存`,
      onDone: (saved) => {
        setEdited(saved);
        setAsked(null);
      },
    },
  );
  const load = () => {
    setEdited(standing);
    setForm(formOfPrizes(standing.prizes));
    setAsked(null);
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      <TableEditor
        title={t`抽奖设置`}
        hint={t`每个实付满 20 元的完成订单可抽一次，每位客人每天最多 3 次，双倍抽奖券可抽两次。每次奖金不超过实付金额的 2%，进入客人的推广余额。`}
        head={() => <ShareSum form={form} />}
        columns={[
          { key: 'amount', label: t`奖金（元）`, inputMode: 'decimal' },
          { key: 'share', label: t`概率（%）`, inputMode: 'decimal' },
        ]}
        rows={form}
        onChange={setForm}
        newRow={{ amount: '', share: '' }}
        maxRows={maxPrizes}
        addLabel={t`添加奖项`}
        removeLabel={({ amount }) => t`删除 ${amount} 元奖`}
        problemAt={(at) => wordsOf(problemOfPrize(form, at))}
        onSave={() => setAsked(readPrizes(form))}
        isSaving={save.isPending}
        onLoad={isOld ? load : null}
      />
      {asked && !isOld && (
        <SaveDialog
          before={edited.prizes}
          after={asked}
          isBusy={save.isPending}
          onSave={() => save.mutate(asked)}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}

function wordsOf(problem: PrizeProblem | null) {
  if (problem === null) return null;
  const most = writeYuan(maxPrize);
  if (problem === 'amount_wrong') return { column: 'amount', words: t`请输入 0 到 ${most} 之间的金额` } as const;
  return problem === 'amount_twice'
    ? ({ column: 'amount', words: t`这个金额已经有了` } as const)
    : ({ column: 'share', words: t`请输入大于 0 的百分比，最多四位小数` } as const);
}

function ShareSum({ form }: { readonly form: readonly PrizeForm[] }) {
  const sum = sumOfShares(form);
  const isWhole = sum === prizeSharesTotal;
  return (
    <p
      role="status"
      className={classNames('figures flex items-center gap-2 font-semibold', isWhole ? 'text-good' : 'text-bad')}
    >
      <Icon name={isWhole ? 'check' : 'warning'} size={20} />
      {sumWords(sum)}
    </p>
  );
}

function sumWords(sum: number): string {
  const [share, apart] = [writeShare(sum), writeShare(Math.abs(prizeSharesTotal - sum))];
  if (sum === prizeSharesTotal) return t`概率合计 100%`;
  return sum < prizeSharesTotal ? t`概率合计 ${share}%，还差 ${apart}%` : t`概率合计 ${share}%，多了 ${apart}%`;
}
