import { directionOf, type Language } from '@chifan/domain';
import { Card, RadioGroup, Select } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseMutationResult, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { currencyRatesQuery } from '../../../data/currency.ts';
import { api } from '../../../platform/api.ts';
import { chooseLanguage, languageNames, languages, useLanguage } from '../../../platform/language.ts';
import { isSignedIn } from '../../../platform/session/session.ts';
import { chooseSite, type SiteVariant, useSite } from '../../../platform/site/site-variant.ts';
import { chooseCurrency, paidCurrency, useCurrency } from '../../../terms/wallet/currency.ts';
import { RateNote } from '../../../terms/wallet/rate-note.tsx';
import { LanguageNotice } from './language-notice.tsx';

export default function LanguageScreen() {
  const { t } = useLingui();
  const current = useLanguage();
  const change = useChangeLanguage();
  return (
    <div className="grid gap-4 p-4">
      <RadioGroup
        label={t`Language`}
        isLabelHidden
        value={change.isPending ? change.variables : current}
        choices={languages.map((language) => ({
          value: language,
          label: (
            <span lang={language} dir={directionOf(language)}>
              {languageNames[language]}
            </span>
          ),
        }))}
        onChange={(language) => change.mutate(language)}
      />
      <CurrencyChoice />
      <SiteChoice />
      <LanguageNotice isUpdated={change.isSuccess} />
    </div>
  );
}

/**
 * Changes the app’s language, also for e-mails to a member. Fails only if the phrases of the language cannot be loaded.
 */
function useChangeLanguage(): UseMutationResult<void, Error, Language> {
  return useMutation({
    mutationFn: async (language: Language) => {
      await chooseLanguage(language);
      if (isSignedIn()) await rememberForMail(language);
    },
  });
}

/**
 * Stores the language for e-mails to the member. An error is ignored, because the app has already changed and the next
 * change sends the language again.
 */
const rememberForMail = (language: Language) => api('/rest/member/language', { language }).catch(() => false);

/** Lets the guest choose between China’s network and the global one, because some services work only in one of them. */
function SiteChoice() {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { site } = useSite();
  const choose = (chosen: SiteVariant) => {
    chooseSite(chosen);
    void queries.invalidateQueries();
  };
  return (
    <Card title={t`Network`} className="grid gap-2">
      <RadioGroup
        label={t`Network`}
        isLabelHidden
        value={site}
        choices={[
          { value: 'global', label: t`Global (roaming, VPN or abroad)` },
          { value: 'china', label: t`China (local SIM or Wi-Fi)` },
        ]}
        onChange={choose}
      />
      <p className="text-small text-soft">
        <Trans>If maps or places don’t load, try the other one.</Trans>
      </p>
    </Card>
  );
}

/** The choice of a second currency, in which the app shows approximate prices. The guest always pays in yuan. */
function CurrencyChoice() {
  const { t } = useLingui();
  const language = useLanguage();
  const current = useCurrency(language);
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
    <Card title={t`Prices in your currency`} className="grid gap-2">
      <Select
        label={t`Currency`}
        value={known.includes(current) ? current : paidCurrency}
        choices={[{ value: paidCurrency, label: t`Yuan only (CNY)` }, ...others]}
        onChange={chooseCurrency}
      />
      <RateNote />
    </Card>
  );
}
