import { Card, Select } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { currencyRatesQuery } from '../../../data/currency.ts';
import { useLanguage } from '../../../platform/language.ts';
import { chooseCurrency, paidCurrency, useCurrency } from '../../../platform/money/currency.ts';

/** The money that the guest counts in: shown roughly beside the prices, never charged. */
export function CurrencyChoice() {
  const { t } = useLingui();
  const language = useLanguage();
  const current = useCurrency();
  const { data } = useQuery(currencyRatesQuery);
  const known = data?.rates.map(({ currency }) => currency) ?? [];
  if (known.length === 0) return null;
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  const nameOf = (currency: string) => ({ value: currency, label: `${names.of(currency) ?? currency} (${currency})` });
  const others = known
    .filter((currency) => currency !== paidCurrency)
    .map(nameOf)
    .toSorted((a, b) => a.label.localeCompare(b.label, language));
  return (
    <Card title={t`Prices in your money`} className="grid gap-2">
      <Select
        label={t`Currency`}
        value={known.includes(current) ? current : paidCurrency}
        choices={[{ value: paidCurrency, label: t`Only yuan (¥)` }, ...others]}
        onChange={chooseCurrency}
      />
      <p className="text-small text-soft">
        <Trans>You always pay in yuan. The other amount is only a guide.</Trans>
      </p>
    </Card>
  );
}
