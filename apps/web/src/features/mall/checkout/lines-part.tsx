import { Button, Card } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Points } from '../../../terms/wallet/points.tsx';
import { ProductName } from '../products/product-name.tsx';
import { ProductPhoto } from '../products/product-photo.tsx';
import type { SeenLine } from './mall-changes.ts';

type LinesPartProps = {
  readonly lines: readonly SeenLine[];
  readonly onChange: (lines: readonly SeenLine[]) => void;
};

export function LinesPart({ lines, onChange }: LinesPartProps) {
  const { t } = useLingui();
  const take = (line: SeenLine, number: number) =>
    onChange(lines.map((each) => (each === line ? { ...each, number } : each)).filter((each) => each.number > 0));
  return (
    <Card title={t`In your parcel`}>
      <ul className="grid grid-cols-1 gap-3">
        {lines.map((line) => (
          <li key={line.productId}>
            <Line line={line} />
            {line.number > line.most && <TooMany line={line} onTake={(number) => take(line, number)} />}
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Line = ({ line }: { readonly line: SeenLine }) => (
  <div className="flex items-center gap-3">
    <ProductPhoto of={line} size="small" />
    <span className="min-w-0 flex-1">
      <ProductName name={line.name} className="line-clamp-2 text-note leading-snug" />
      <bdi dir="ltr" className="figures text-small text-soft">
        × {line.number}
      </bdi>
    </span>
    <Points points={line.points * line.number} className="shrink-0 text-note font-semibold" />
  </div>
);

type TooManyProps = { readonly line: SeenLine; readonly onTake: (number: number) => void };

/** Shown if fewer units are available or allowed than requested. The member can take the available units. */
function TooMany({ line: { most }, onTake }: TooManyProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-2 text-small text-warn">
      <span className="w-full">
        {most > 0 ? (
          <Plural value={most} one="You can order #" other="You can order #" />
        ) : (
          <Trans>Not available right now</Trans>
        )}
      </span>
      {most > 0 && (
        <Button variant="secondary" onClick={() => onTake(most)}>
          <Plural value={most} one="Take #" other="Take #" />
        </Button>
      )}
      <Button variant="quiet" onClick={() => onTake(0)}>
        <Trans>Leave out</Trans>
      </Button>
    </div>
  );
}
