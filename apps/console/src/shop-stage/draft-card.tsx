import { Badge, Button, Card, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type ShopStage, useGoLive, useShopStage } from './shop-stage.ts';

type Part = ShopStage['missing'][number];

type DraftCardProps = {
  readonly shopId: number;
  /** Whether each missing part links to its editor. False for operators, who have no screens to edit a shop. */
  readonly hasLinks?: boolean;
};

/**
 * Lists the parts that an unpublished shop still lacks, with the button that opens the shop to guests (rule
 * catalogue-41). Renders nothing for a live shop.
 */
export function DraftCard({ shopId, hasLinks = false }: DraftCardProps) {
  const { data: stage } = useShopStage(shopId);
  const goLive = useGoLive(shopId);
  if (stage?.state !== 'draft') return null;
  const missing = stage.missing.length;
  return (
    <Card title={t`草稿：客人还看不到这家店`} className="grid gap-3">
      <p className="text-note text-soft">{t`下面三项齐全后即可上线。上线后客人能找到并下单，不能再变回草稿。`}</p>
      <ul className="divide-y divide-line">
        {partRows().map((row) => (
          <PartRow key={row.part} {...row} isMissing={stage.missing.includes(row.part)} hasLink={hasLinks} />
        ))}
        {hasLinks && stage.dishes > 0 && <PhotosRow dishes={stage.dishes} withPhoto={stage.dishesWithPhoto} />}
      </ul>
      {stage.allowedEvents.includes('go_live') && (
        <Button isWide isBusy={goLive.isPending} disabled={missing > 0} onClick={() => goLive.mutate(undefined)}>
          {missing > 0 ? t`还差 ${missing} 项，暂不能上线` : t`上线`}
        </Button>
      )}
    </Card>
  );
}

type Row = { readonly part: Part; readonly to: string; readonly label: string; readonly hint: string };

const partRows = (): readonly Row[] => [
  { part: 'menu', to: '/menu', label: t`菜单`, hint: t`至少一道可以点的菜` },
  { part: 'hours', to: '/shop-hours', label: t`营业时间`, hint: t`至少一个营业时段` },
  { part: 'delivery_terms', to: '/shop-delivery', label: t`配送条件`, hint: t`核对范围和费用，并保存一次` },
];

/** Photos are optional, so this row never prevents the shop from going live. */
function PhotosRow({ dishes, withPhoto }: { readonly dishes: number; readonly withPhoto: number }) {
  const isComplete = withPhoto === dishes;
  return (
    <li>
      <Link to="/dish-photos" className="flex min-h-14 items-center gap-3 py-2">
        <Icon name={isComplete ? 'check' : 'camera'} className={isComplete ? 'text-good' : 'text-soft'} />
        <span className="min-w-0 flex-1">
          <span className="block font-medium">{t`菜品照片（选填）`}</span>
          <span className="block text-small text-soft">{t`有照片的菜更好卖，用手机一道一道拍`}</span>
        </span>
        <Badge tone={isComplete ? 'good' : 'neutral'}>{`${withPhoto} / ${dishes}`}</Badge>
        <Icon name="forward" size={20} className="text-faint" />
      </Link>
    </li>
  );
}

type PartRowProps = Row & { readonly isMissing: boolean; readonly hasLink: boolean };

function PartRow({ to, label, hint, isMissing, hasLink }: PartRowProps) {
  const content = (
    <>
      <Icon name={isMissing ? 'warning' : 'check'} className={isMissing ? 'text-warn' : 'text-good'} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{label}</span>
        <span className="block text-small text-soft">{hint}</span>
      </span>
      <Badge tone={isMissing ? 'warn' : 'good'}>{isMissing ? t`待补` : t`已齐`}</Badge>
    </>
  );
  const shape = 'flex min-h-14 items-center gap-3 py-2';
  return (
    <li>
      {isMissing && hasLink ? (
        <Link to={to} className={shape}>
          {content}
          <Icon name="forward" size={20} className="text-faint" />
        </Link>
      ) : (
        <div className={shape}>{content}</div>
      )}
    </li>
  );
}
