import { Icon } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { type Dish, isServed } from '../../../data/menu.ts';
import { spanText } from '../../../terms/shop/hours/opening-week.ts';

/** Shows the origin of the dish’s name, such as a machine translation, if the restaurant did not write the name. */
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

/** Shows when the dish is served, if the dish has its own hours or is not served at the time of the guest’s order. */
export function ServedTimes({ dish }: { readonly dish: Dish }) {
  const isOffered = isServed(dish);
  if (dish.servedToday === null && isOffered) return null;
  return (
    <p className={`flex items-start gap-1 text-small ${isOffered ? 'text-soft' : 'font-semibold text-warn'}`}>
      <Icon name="clock" size={16} className="mt-px" />
      <span>
        <ServedWords dish={dish} />
      </span>
    </p>
  );
}

/** The serving hours of the chosen day. If the guest chose no day, the serving hours of today. */
function ServedWords({ dish }: { readonly dish: Dish }) {
  const { servedThen } = dish;
  const spans = servedThen?.spans ?? dish.servedToday ?? [];
  const times = <bdi className="figures">{spans.map(spanText).join(', ')}</bdi>;
  if (isServed(dish)) return <Trans>Served {times}</Trans>;
  if (spans.length === 0)
    return servedThen ? <Trans>Not served at your chosen time</Trans> : <Trans>Not served today</Trans>;
  return servedThen ? (
    <Trans>Not served at your chosen time, only {times}</Trans>
  ) : (
    <Trans>Not served now, only {times}</Trans>
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
