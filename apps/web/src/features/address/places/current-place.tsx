import { Card, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '../../../platform/location.ts';

export function CurrentPlace() {
  const { t } = useLingui();
  const { source, label, city, street, cityStatus } = useLocation();
  const here = city ?? t`Your current location`;
  const names = { assumed: t`People’s Square, Shanghai`, network: here, device: street ?? here, chosen: label ?? '' };
  return (
    <Card className="flex items-center gap-3">
      <Icon name="pin" />
      <p className="min-w-0 flex-1">
        <span className="block text-small text-soft">
          <HowKnown />
        </span>
        <span dir="auto" className="block font-semibold">
          {names[source]}
        </span>
        {(source === 'chosen' || source === 'device') && city !== null && city !== names[source] && (
          <span dir="auto" className="block text-small text-soft">
            {city}
          </span>
        )}
        {source === 'device' && cityStatus === 'failed' && (
          <span className="block text-small text-soft">
            <Trans>We couldn’t find out which city this is.</Trans>
          </span>
        )}
      </p>
    </Card>
  );
}

function HowKnown() {
  const source = useLocation((location) => location.source);
  switch (source) {
    case 'assumed':
      return <Trans>You haven’t set a location. Searching near</Trans>;
    case 'network':
      return <Trans>Your network gives only a rough location. Searching near</Trans>;
    case 'device':
    case 'chosen':
      return <Trans>Searching near</Trans>;
  }
}
