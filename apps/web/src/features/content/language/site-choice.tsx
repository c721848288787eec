import { Card, RadioGroup } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { chooseSite, type SiteVariant, useSite } from '../../../platform/site/site-variant.ts';

/** Which network the guest is on: some services are reached only within China, others only outside or through a VPN. */
export function SiteChoice() {
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
        <Trans>If maps or places do not load, try the other one.</Trans>
      </p>
    </Card>
  );
}
