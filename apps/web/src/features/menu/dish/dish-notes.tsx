import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import type { Dish } from '../../../data/menu.ts';
import { spanText } from '../../../terms/shop/hours/opening-week.ts';

/** Says where the name of a dish comes from, if not from the restaurant. */
export function NameSource({ dish: { nameFrom, name } }: { readonly dish: Dish }) {
  if (nameFrom === 'merchant') return null;
  return (
    <p className="text-small text-faint">
      {nameFrom === 'platform' ? (
        <Trans>Name checked by Chifan</Trans>
      ) : nameFrom === 'draft' ? (
        <Trans>Name translated automatically</Trans>
      ) : nameFrom === 'machine' ? (
        <Trans>Machine translation</Trans>
      ) : name.language === 'zh-CN' ? (
        <Trans>Only in Chinese for now</Trans>
      ) : (
        <Trans>Not yet in your language</Trans>
      )}
    </p>
  );
}

/** When the dish is served. Shown only if the dish has its own hours or is not served now. */
export function ServedTimes({ dish: { servedToday, isServedNow } }: { readonly dish: Dish }) {
  if (servedToday === null && isServedNow) return null;
  const times = <bdi className="figures">{servedToday?.map(spanText).join(', ')}</bdi>;
  const isToday = servedToday !== null && servedToday.length > 0;
  return (
    <p className={`flex items-start gap-1 text-small ${isServedNow ? 'text-soft' : 'font-semibold text-warn'}`}>
      <Icon name="clock" size={16} className="mt-px" />
      <span>
        {isServedNow ? (
          <Trans>Served {times}</Trans>
        ) : isToday ? (
          <Trans>Not served now, only {times}</Trans>
        ) : (
          <Trans>Not served today</Trans>
        )}
      </span>
    </p>
  );
}

export function SetContents({ dish: { contents } }: { readonly dish: Dish }) {
  if (contents.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-x-2 text-small text-soft">
      {contents.map(({ dishId, name, quantity }) => (
        <li key={dishId}>
          <bdi lang={name.language}>{name.text}</bdi>
          {quantity > 1 && (
            <>
              {' '}
              <bdi dir="ltr" className="figures">
                ×{quantity}
              </bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
