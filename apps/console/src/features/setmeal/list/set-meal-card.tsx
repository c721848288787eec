import type { SetMealRow } from '@chifan/contract/setmeal/staff-views';
import { Badge, Card, DishPlate, Icon, LinkButton, Money } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { DishName } from '../../../texts/dish-name.tsx';
import { brandText } from './brand-text.ts';

type OfSetMeal = { readonly setMeal: SetMealRow };

export function SetMealCard({ setMeal }: OfSetMeal) {
  const { id, nameZh, name, plate, price, codeSource } = setMeal;
  return (
    <Card className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <DishPlate plate={plate} size="small" />
        <div className="grid min-w-48 flex-1 gap-1">
          <h2 className="font-semibold wrap-anywhere">
            <DishName nameZh={nameZh} name={name} />
          </h2>
          <p className="flex flex-wrap gap-x-2 text-note text-soft">
            <Money amount={price} className="font-semibold text-ink" />
            <span>{brandText(setMeal)}</span>
          </p>
          <Marks setMeal={setMeal} />
        </div>
        <div className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
          {codeSource !== 'own' && (
            <LinkButton href={`#/set-meal-codes?setMeal=${id}`} icon="ticket">{t`券码`}</LinkButton>
          )}
          <LinkButton href={`#/set-meal?setMeal=${id}`} icon="edit">{t`编辑`}</LinkButton>
        </div>
      </div>
      <EmptyPoolAlert setMeal={setMeal} />
      <SalesFacts setMeal={setMeal} />
    </Card>
  );
}

function Marks({ setMeal }: OfSetMeal) {
  const { stock, branchCount, codeSource, codes } = setMeal;
  return (
    <p className="flex flex-wrap gap-1">
      <SaleMark setMeal={setMeal} />
      {stock === 0 && <Badge tone="bad" icon="warning">{t`已售完`}</Badge>}
      {stock !== null && stock > 0 && <Badge icon="bag">{t`库存 ${stock} 份`}</Badge>}
      {branchCount === 0 ? (
        <Badge tone="warn" icon="warning">{t`没有门店`}</Badge>
      ) : (
        <Badge icon="shop">{t`${branchCount} 家门店`}</Badge>
      )}
      {codeSource !== 'own' && (
        <Badge tone={codes.free === 0 ? 'bad' : 'neutral'} icon="ticket">
          {t`剩 ${codes.free} 个券码`}
        </Badge>
      )}
    </p>
  );
}

function SaleMark({ setMeal: { isOnSale, isSoldNow } }: OfSetMeal) {
  if (!isOnSale) return <Badge icon="pause">{t`已下架`}</Badge>;
  return isSoldNow ? <Badge tone="good" icon="check">{t`在售`}</Badge> : <Badge icon="clock">{t`不在销售期`}</Badge>;
}

/**
 * Warns that the set meal has no voucher codes left. Paid orders are refunded automatically until an operator uploads
 * codes.
 */
function EmptyPoolAlert({ setMeal: { codesEmptyAt, sales } }: OfSetMeal) {
  if (codesEmptyAt === null) return null;
  const { refunded } = sales;
  return (
    <p className="flex gap-2 rounded-small border-2 border-bad bg-bad-tint px-3 py-2 font-semibold text-bad">
      <Icon name="warning" size={20} className="shrink-0" />
      <span>{t`券码已用完，请尽快上传：没有券码时付款的客人会自动退款（共退 ${refunded} 份）。`}</span>
    </p>
  );
}

function SalesFacts({ setMeal: { sales } }: OfSetMeal) {
  const facts = [
    { key: 'paid', label: t`已付款`, value: sales.paid },
    { key: 'open', label: t`未选店`, value: sales.open },
    { key: 'redeemed', label: t`已核销`, value: sales.redeemed },
    { key: 'refunded', label: t`已退款`, value: sales.refunded },
  ];
  return (
    <dl className="figures grid grid-cols-4 gap-2 text-center">
      {facts.map(({ key, label, value }) => (
        <div key={key} className="rounded-small bg-sunken py-2">
          <dt className="text-small text-soft">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
