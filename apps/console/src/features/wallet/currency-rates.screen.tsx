import type { OutputAt } from '@chifan/contract/client';
import { ErrorState, PageSkeleton, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../platform/api.ts';
import { TableEditor } from '../../table-editor/table-editor.tsx';
import { useEditedTable } from '../../table-editor/use-edited-table.ts';
import { formOfRates, problemOfRate, type RateProblem, readRates } from './currency-form.ts';

const maxCurrencies = 60;

export default function CurrencyRatesScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['currency'],
    queryFn: ({ signal }) => api('/rest/platform/currency/list', {}, { signal }),
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <Table table={data} />;
}

type Currencies = OutputAt<'/rest/platform/currency/list'>;

/** `readRates` rejects a form without a date, so the `date` of a valid form is not null. */
const sendTable = ({ date, rates }: Currencies, replaces: Currencies) =>
  api('/rest/platform/currency/set', { replaces, date: date ?? '', rates });

function Table({ table }: { readonly table: Currencies }) {
  const { form, setForm, save, isSaving, load } = useEditedTable(table, formOfRates, sendTable);
  return (
    <TableEditor
      title={t`参考汇率`}
      hint={t`填写 1 单位外币折合多少人民币。客人在价格旁看到约数，只供参考，付款始终以人民币为准。`}
      head={(wasTried) => (
        <TextField
          label={t`汇率日期`}
          type="date"
          value={form.date}
          onChange={(date) => setForm({ ...form, date })}
          error={wasTried && form.date === '' ? t`请选择日期` : undefined}
        />
      )}
      columns={[
        { key: 'currency', label: t`货币`, maxLength: 3, normalize: (typed) => typed.toUpperCase() },
        { key: 'yuan', label: t`折合人民币（元）`, inputMode: 'decimal' },
      ]}
      rows={form.rates}
      onChange={(rates) => setForm({ ...form, rates })}
      newRow={{ currency: '', yuan: '' }}
      maxRows={maxCurrencies}
      addLabel={t`添加货币`}
      removeLabel={({ currency }) => t`删除 ${currency}`}
      problemAt={(at) => wordsOf(problemOfRate(form.rates, at))}
      onSave={() => {
        const rates = readRates(form);
        if (rates) save(rates);
      }}
      isSaving={isSaving}
      onLoad={load}
    />
  );
}

const words: Readonly<Record<RateProblem, () => string>> = {
  currency_wrong: () => t`请输入三个字母的货币代码，例如 USD`,
  currency_twice: () => t`这种货币已经有了`,
  rate_wrong: () => t`请输入大于 0 的数字`,
};

const wordsOf = (problem: RateProblem | null) =>
  problem && ({ column: problem === 'rate_wrong' ? 'yuan' : 'currency', words: words[problem]() } as const);
