import { maxTopUp, minTopUp, type TopUpTier } from '@chifan/domain/purchase';
import { ErrorState, PageSkeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { writeYuan } from '../../platform/yuan.ts';
import { TableEditor } from '../../table-editor/table-editor.tsx';
import { useEditedTable } from '../../table-editor/use-edited-table.ts';
import { formOfTiers, problemOfTier, readTiers, type TierProblem } from './top-up-form.ts';

const maxTiers = 12;

export default function TopUpTiersScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['top-up-tiers'],
    queryFn: ({ signal }) => api('/rest/wallet/topUp/tiers', {}, { signal }),
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <Table tiers={data.tiers} />;
}

type Tiers = readonly TopUpTier[];

const sendTiers = (tiers: Tiers, replaces: Tiers) =>
  api('/rest/platform/topUp/set', { replaces: [...replaces], tiers: [...tiers] });

function Table({ tiers }: { readonly tiers: Tiers }) {
  const { form, setForm, save, isSaving, load } = useEditedTable(tiers, formOfTiers, sendTiers);
  return (
    <TableEditor
      title={t`充值档位`}
      hint={t`客人也可以充值其他金额（没有赠送）；会员等级会在赠送之上再加成。`}
      columns={[
        { key: 'amount', label: t`充值（元）`, inputMode: 'decimal' },
        { key: 'bonus', label: t`赠送（元）`, inputMode: 'decimal' },
      ]}
      rows={form}
      onChange={setForm}
      newRow={{ amount: '', bonus: '0' }}
      maxRows={maxTiers}
      addLabel={t`添加档位`}
      removeLabel={({ amount }) => t`删除 ${amount} 元档`}
      problemAt={(at) => wordsOf(problemOfTier(form, at))}
      onSave={() => {
        const table = readTiers(form);
        if (table) save(table);
      }}
      isSaving={isSaving}
      onLoad={load}
    />
  );
}

function wordsOf(problem: TierProblem | null) {
  if (problem === null) return null;
  if (problem === 'bonus_wrong') return { column: 'bonus', words: t`请输入金额，没有赠送就填 0` } as const;
  const [least, most] = [writeYuan(minTopUp), writeYuan(maxTopUp)];
  const words = problem === 'amount_twice' ? t`这个金额已经有了` : t`请输入 ${least} 到 ${most} 之间的金额`;
  return { column: 'amount', words } as const;
}
