import type { OutputAt } from '@chifan/contract/client';
import { Button, Card, ErrorState, IconButton, PageSkeleton, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { useAct } from '../../platform/use-act.ts';
import {
  formOfRates,
  problemOfRate,
  type RateForm,
  type RateProblem,
  type Rates,
  type RatesForm,
  readRates,
} from './currency-form.ts';

/** What other currencies are worth, roughly: guests see it beside prices. Operators keep the table. */
export default function CurrencyRatesScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['currency'],
    queryFn: ({ signal }) => api('/rest/platform/currency/list', {}, { signal }),
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <Table table={data} />;
}

function Table({ table }: { readonly table: OutputAt<'/rest/platform/currency/list'> }) {
  const [form, setForm] = useState<RatesForm>(() => formOfRates(table));
  const [wasTried, setWasTried] = useState(false);
  const save = useAct((rates: Rates) => api('/rest/platform/currency/set', rates), { success: () => t`已保存` });
  const set = (rates: readonly RateForm[]) => setForm({ ...form, rates });
  const submit = () => {
    setWasTried(true);
    const rates = readRates(form);
    if (rates) save.mutate(rates);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mx-auto grid max-w-xl gap-4"
    >
      <Card title={t`参考汇率`}>
        <p className="mb-3 text-note text-soft">{t`客人在价格旁看到的约数，只供参考，付款始终以人民币为准。`}</p>
        <DateField date={form.date} onChange={(date) => setForm({ ...form, date })} />
        <ul className="mt-4 grid gap-3">
          {form.rates.map((rate, at) => (
            <RateRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a currency is typed letter by letter
              key={at}
              rate={rate}
              problem={wasTried ? problemOfRate(form.rates, at) : null}
              onChange={(changed) => set(form.rates.with(at, changed))}
              onRemove={() => set(form.rates.toSpliced(at, 1))}
            />
          ))}
        </ul>
        <Button
          look="quiet"
          icon="plus"
          className="mt-2 px-3"
          onClick={() => set([...form.rates, { currency: '', yuan: '' }])}
        >
          {t`添加货币`}
        </Button>
      </Card>
      <Button type="submit" isWide isBusy={save.isPending}>
        {t`保存`}
      </Button>
    </form>
  );
}

function DateField({ date, onChange }: { readonly date: string; readonly onChange: (date: string) => void }) {
  return (
    <label className="grid gap-1 text-note font-medium">
      {t`汇率日期`}
      <input
        type="date"
        value={date}
        onChange={(event) => onChange(event.target.value)}
        className="figures min-h-12 rounded-small border border-edge bg-surface px-3 text-body font-normal"
      />
    </label>
  );
}

const words: Readonly<Record<RateProblem, () => string>> = {
  currency_wrong: () => t`请输入三个字母的货币代码，例如 USD`,
  currency_twice: () => t`这种货币已经有了`,
  rate_wrong: () => t`请输入大于 0 的数字`,
};

type RateRowProps = {
  readonly rate: RateForm;
  readonly problem: RateProblem | null;
  readonly onChange: (rate: RateForm) => void;
  readonly onRemove: () => void;
};

function RateRow({ rate, problem, onChange, onRemove }: RateRowProps) {
  const { currency, yuan } = rate;
  const isRateWrong = problem === 'rate_wrong';
  return (
    <li className="flex items-start gap-2">
      <div className="grid flex-1 grid-cols-2 gap-2">
        <TextField
          label={t`货币`}
          maxLength={3}
          value={currency}
          onChange={(typed) => onChange({ ...rate, currency: typed.toUpperCase() })}
          error={problem !== null && !isRateWrong ? words[problem]() : undefined}
        />
        <TextField
          label={t`1 单位合人民币（元）`}
          inputMode="decimal"
          value={yuan}
          onChange={(typed) => onChange({ ...rate, yuan: typed })}
          error={isRateWrong ? words.rate_wrong() : undefined}
        />
      </div>
      <IconButton icon="trash" label={t`删除 ${currency}`} onClick={onRemove} className="mt-7" />
    </li>
  );
}
