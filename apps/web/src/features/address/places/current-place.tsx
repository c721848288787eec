import { Card, Icon } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLocation } from '../../../platform/location.ts';

/** Where the app looks around right now, and how it knows. */
export function CurrentPlace() {
  const { t } = useLingui();
  const { source, label, city } = useLocation();
  const names = {
    assumed: t`People’s Square, Shanghai`,
    network: city ?? t`Your current location`,
    device: city ?? t`Your current location`,
    chosen: label ?? '',
  };
  return (
    <Card className="flex items-center gap-3">
      <Icon name="pin" />
      <p className="min-w-0 flex-1">
        <span className="block text-small text-soft">
          {source === 'assumed' ? (
            <Trans>You have not said where you are. We look around</Trans>
          ) : (
            <Trans>We look around</Trans>
          )}
        </span>
        <span dir="auto" className="block font-semibold">
          {names[source]}
        </span>
      </p>
    </Card>
  );
}
