import type { DishCard } from '@chifan/contract/catalogue/views';
import { HanName, Money, PiecesPrice, Stepper } from '@chifan/ui';
import { Trans } from '@lingui/react/macro';
import { LineVerdict } from '../diet/line-verdict.tsx';
import { changeQuantity, lineKey, maxPieces } from './cart.ts';
import type { CartLine } from './lines.ts';

type CartRowProps = {
  readonly shopId: number;
  readonly line: CartLine;
  /** The dish on the current menu. undefined while the menu is unknown. */
  readonly dish: DishCard | undefined;
};

export function CartRow({ shopId, line, dish }: CartRowProps) {
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <HanName name={line.name} nameZh={line.nameZh} pinyin={line.pinyin} />
        <p className="flex flex-wrap gap-x-2 text-small text-soft">
          {line.chosen.map(({ text, language }) => (
            <span key={text} lang={language} dir="auto">
              {text}
            </span>
          ))}
        </p>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Money isApproximate amount={line.unitPrice * line.quantity} className="text-note" />
          {line.quantity > 1 && <PiecesPrice quantity={line.quantity} unitPrice={line.unitPrice} />}
        </p>
        <LineVerdict dish={dish} options={line.options} />
        {dish?.isSoldOut && (
          <p className="text-small font-semibold text-bad">
            <Trans>Sold out</Trans>
          </p>
        )}
      </div>
      <Stepper
        of={line.name.text}
        value={line.quantity}
        max={dish?.isSoldOut ? line.quantity : (dish?.stock ?? maxPieces)}
        onChange={(quantity) => changeQuantity(shopId, lineKey(line), quantity)}
      />
    </li>
  );
}
