import { Card, Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { shopMenuQuery } from '../../../data/menu.ts';
import { useHere } from '../../../platform/choice/use-here.ts';
import { useLanguage } from '../../../platform/language.ts';
import { formatRelativeDateTime } from '../../../platform/time.ts';
import { FindOpenRestaurant } from '../instead/find-open-restaurant.tsx';

/** Shown before any input if the restaurant accepts no orders now, with the time when it opens. */
export function ClosedNotice({ shopId }: { readonly shopId: number }) {
  const here = useHere();
  const language = useLanguage();
  const { data: menu } = useQuery(shopMenuQuery(shopId, here, language));
  const opens = menu?.shop.openState.opensAt;
  const opensAt = opens && formatRelativeDateTime(opens, language);
  return (
    <Card className="grid grid-cols-1 gap-2">
      <p role="alert" className="flex items-start gap-2 font-semibold">
        <Icon name="clock" className="shrink-0 text-bad" />
        <Trans>This restaurant isn’t taking orders right now.</Trans>
      </p>
      {opensAt && (
        <p className="font-semibold text-warn">
          <Trans>Opens again: {opensAt}</Trans>
        </p>
      )}
      <p className="text-note text-soft">
        <Trans>Your cart stays the same.</Trans>
      </p>
      <FindOpenRestaurant />
    </Card>
  );
}
