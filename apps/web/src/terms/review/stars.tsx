import { Icon } from '@chifan/ui';
import { Plural } from '@lingui/react/macro';

const five = [1, 2, 3, 4, 5];

/** Shows the rating as stars, with a text for screen readers. */
export function Stars({ stars, size = 16 }: { readonly stars: number; readonly size?: number }) {
  return (
    <span className="inline-flex items-center text-warn">
      <span className="sr-only">
        <Plural value={stars} one="# star of 5" other="# stars of 5" />
      </span>
      {five.map((each) => (
        <Icon key={each} name="star" size={size} isFilled={each <= stars} />
      ))}
    </span>
  );
}
