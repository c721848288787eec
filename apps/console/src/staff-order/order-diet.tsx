import type { StaffOrder } from '@chifan/contract/ordering';
import { dietLinesZh } from '@chifan/domain/catalogue';
import { Icon } from '@chifan/ui';

/** What the guest must not eat, in red and before anything else that is said of the food. Never shortened. */
export function OrderDiet({ order: { dietProfile } }: { readonly order: Pick<StaffOrder, 'dietProfile'> }) {
  if (dietProfile === null) return null;
  return (
    <div className="flex gap-2 rounded-small border-2 border-bad bg-bad-tint px-3 py-2 font-bold text-bad">
      <Icon name="warning" />
      <div className="grid min-w-0 flex-1 gap-1 wrap-anywhere">
        {dietLinesZh(dietProfile).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}
