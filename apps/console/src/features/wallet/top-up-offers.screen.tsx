import { leastTopUp, mostTopUp, type TopUpOffer } from '@chifan/domain/payment';
import { Button, Card, ErrorState, IconButton, PageSkeleton, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../platform/api.ts';
import { useAct } from '../../platform/use-act.ts';
import { writeYuan } from '../../platform/yuan.ts';
import { formOfOffers, type OfferForm, type OfferProblem, problemOfOffer, readOffers } from './top-up-form.ts';

const mostOffers = 12;

/** The sums that guests are offered to top up, and what the platform adds to each. */
export default function TopUpOffersScreen() {
  const { data, error, refetch } = useQuery({
    queryKey: ['top-up-offers'],
    queryFn: ({ signal }) => api('/rest/wallet/topUp/offers', {}, { signal }),
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
  return <Table offers={data.offers} />;
}

function Table({ offers }: { readonly offers: readonly TopUpOffer[] }) {
  const [form, setForm] = useState<readonly OfferForm[]>(() => formOfOffers(offers));
  const [wasTried, setWasTried] = useState(false);
  const save = useAct((table: TopUpOffer[]) => api('/rest/platform/topUp/set', { offers: table }), {
    success: () => t`已保存`,
  });
  const submit = () => {
    setWasTried(true);
    const table = readOffers(form);
    if (table) save.mutate(table);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="mx-auto grid w-full max-w-xl grid-cols-1 gap-4"
    >
      <Card title={t`充值档位`}>
        <p className="mb-3 text-note text-soft">
          {t`客人也可以充值其他金额（没有赠送）；会员等级会在赠送之上再加成。`}
        </p>
        <ul className="grid gap-3">
          {form.map((offer, at) => (
            <OfferRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a sum is typed digit by digit
              key={at}
              offer={offer}
              problem={wasTried ? problemOfOffer(form, at) : null}
              onChange={(changed) => setForm(form.with(at, changed))}
              onRemove={() => setForm(form.toSpliced(at, 1))}
            />
          ))}
        </ul>
        {form.length < mostOffers && (
          <Button
            look="quiet"
            icon="plus"
            className="mt-2 px-3"
            onClick={() => setForm([...form, { amount: '', bonus: '0' }])}
          >
            {t`添加档位`}
          </Button>
        )}
      </Card>
      <Button type="submit" isWide isBusy={save.isPending}>
        {t`保存`}
      </Button>
    </form>
  );
}

function wordsOf(problem: OfferProblem): string {
  const [least, most] = [writeYuan(leastTopUp), writeYuan(mostTopUp)];
  if (problem === 'amount_wrong') return t`请输入 ${least} 到 ${most} 之间的金额`;
  return problem === 'amount_twice' ? t`这个金额已经有了` : t`请输入金额，没有赠送就填 0`;
}

type OfferRowProps = {
  readonly offer: OfferForm;
  readonly problem: OfferProblem | null;
  readonly onChange: (offer: OfferForm) => void;
  readonly onRemove: () => void;
};

function OfferRow({ offer, problem, onChange, onRemove }: OfferRowProps) {
  const { amount, bonus } = offer;
  const isBonusWrong = problem === 'bonus_wrong';
  return (
    <li className="flex items-start gap-2">
      <div className="grid flex-1 grid-cols-2 gap-2">
        <TextField
          label={t`充值（元）`}
          inputMode="decimal"
          value={amount}
          onChange={(typed) => onChange({ ...offer, amount: typed })}
          error={problem !== null && !isBonusWrong ? wordsOf(problem) : undefined}
        />
        <TextField
          label={t`赠送（元）`}
          inputMode="decimal"
          value={bonus}
          onChange={(typed) => onChange({ ...offer, bonus: typed })}
          error={isBonusWrong ? wordsOf(problem) : undefined}
        />
      </div>
      <IconButton icon="trash" label={t`删除 ${amount} 元档`} onClick={onRemove} className="mt-7" />
    </li>
  );
}
