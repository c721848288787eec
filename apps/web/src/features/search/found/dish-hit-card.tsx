import type { DishHit } from '@chifan/contract/search/views';
import { judgeDish } from '@chifan/domain/catalogue';
import { ApproximateAmount, DishPicture, Money } from '@chifan/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useWantedAt, useWay } from '../../../platform/choice/order-choice.ts';
import { ScreenLink } from '../../../platform/screen-link.tsx';
import { imageUrl } from '../../../platform/site/image-url.ts';
import { useDietProfile } from '../../../terms/diet/diet-profile.ts';
import { VerdictLine } from '../../../terms/diet/verdict-line.tsx';
import { SaleLine } from '../../../terms/shop/sale-line.tsx';
import { FoundName } from '../typing/found-name.tsx';

/** A dish that one or several restaurants offer. The name of the dish links to the dish at the nearest restaurant. */
export function DishHitCard({ hit }: { readonly hit: DishHit }) {
  const [nearest] = hit.places;
  return (
    <article className="rounded-card bg-surface p-3 shadow-card">
      {nearest ? (
        <ScreenLink
          to="pages/menu/detail/detail"
          params={{ dishId: String(nearest.dishId) }}
          className="flex min-h-14 gap-3 rounded-small active:bg-sunken"
        >
          <Found hit={hit} nearest={nearest} />
        </ScreenLink>
      ) : (
        <div className="flex gap-3">
          <Found hit={hit} nearest={nearest} />
        </div>
      )}
      <ul className="mt-2 border-t border-line">
        {hit.places.map((place) => (
          <PlaceLine key={place.dishId} place={place} />
        ))}
      </ul>
    </article>
  );
}

type FoundProps = { readonly hit: DishHit; readonly nearest: DishHit['places'][number] | undefined };

const Found = ({ hit, nearest }: FoundProps) => (
  <>
    <DishPicture plate={nearest?.plate ?? 'rice'} src={nearest?.image ? imageUrl(nearest.image) : null} size="small" />
    <div className="min-w-0 flex-1">
      <h3 className="font-semibold">
        <FoundName {...hit} />
      </h3>
      {hit.shopCount > 1 && (
        <p className="text-small text-soft">
          <Plural value={hit.shopCount} one="in # restaurant" other="in # restaurants" />
        </p>
      )}
    </div>
  </>
);

function PlaceLine({ place }: { readonly place: DishHit['places'][number] }) {
  const way = useWay();
  return (
    <li className="border-b border-line last:border-b-0">
      <ScreenLink
        to="pages/menu/detail/detail"
        params={{ dishId: String(place.dishId) }}
        className="flex min-h-12 items-center gap-3 py-1 -outline-offset-3 active:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <bdi lang={place.shopName.language} className="block truncate text-note">
            {place.shopName.text}
          </bdi>
          <SaleLine of={place} way={way} isOpen={place.isOpen} />
          <Availability place={place} />
          <Forbidden place={place} />
        </span>
        <span className="grid shrink-0 justify-items-end">
          <Money amount={place.price} />
          <ApproximateAmount amounts={[place.price]} />
        </span>
      </ScreenLink>
    </li>
  );
}

/**
 * Shows a conflict with the guest’s diet. If the dish’s marks are not confirmed, only the dish’s own screen shows a
 * note.
 */
function Forbidden({ place }: { readonly place: DishHit['places'][number] }) {
  const verdict = judgeDish(useDietProfile(), place);
  return verdict.verdict === 'conflicts' ? <VerdictLine verdict={verdict} /> : null;
}

/** Explains why the dish cannot be ordered now. Shows nothing for a dish that can be ordered. */
function Availability({ place }: { readonly place: DishHit['places'][number] }) {
  const isForLater = useWantedAt() !== null;
  if (place.isSoldOut) {
    return (
      <span className="text-small text-bad">
        <Trans>Sold out</Trans>
      </span>
    );
  }
  if (place.isOpen) return null;
  return (
    <span className="text-small text-warn hyphens-auto">
      {isForLater ? <Trans>Not available at your chosen time</Trans> : <Trans>Closed now</Trans>}
    </span>
  );
}
