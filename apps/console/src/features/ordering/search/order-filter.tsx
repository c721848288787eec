import type { InputAt } from '@chifan/contract/client';
import { businessDayAhead } from '@chifan/domain';
import { type OrderState, type OrderWay, orderStates, orderTypeOfWay, orderWays } from '@chifan/domain/ordering';
import { Button, orderStateLabel, Select, TextField } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { type FormEvent, useState } from 'react';
import { wayLabel } from '../../../staff-order/order-labels.ts';

export type OrderFilter = Omit<InputAt<'/rest/staff/order/export'>, 'shopId' | 'before'>;

type Typed = {
  readonly words: string;
  readonly from: string;
  readonly to: string;
  readonly way: OrderWay | 'all';
  readonly state: OrderState | 'all';
};

/**
 * Length of the default search period in days, because staff rarely search older orders. If staff clear the date, the
 * search covers all orders.
 */
const daysAtFirst = 90;

const atFirst = (now: Date, words = ''): Typed => ({
  words,
  from: businessDayAhead(now, -daysAtFirst),
  to: '',
  way: 'all',
  state: 'all',
});

/** Initial filter of the screen. `words` is the search text of the link that opened the screen. */
export const filterAtFirst = (now: Date, words: string): OrderFilter => filterOf(atFirst(now, words));

const filterOf = ({ words, from, to, way, state }: Typed): OrderFilter => ({
  ...(words.trim() === '' ? {} : { words: words.trim() }),
  ...(from === '' ? {} : { from }),
  ...(to === '' ? {} : { to }),
  ...(way === 'all' ? {} : { way }),
  ...(state === 'all' ? {} : { state }),
});

/** The server sends no unpaid orders to shops. */
const states = orderStates.filter((state) => state !== 'unpaid');

type OrderFilterFormProps = {
  /** The search text of the link that opened the screen, or an empty text. */
  readonly linked: string;
  readonly onSearch: (filter: OrderFilter) => void;
};

export function OrderFilterForm({ linked, onSearch }: OrderFilterFormProps) {
  const [typed, setTyped] = useState(() => atFirst(new Date(), linked));
  const set = (changes: Partial<Typed>) => setTyped({ ...typed, ...changes });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(filterOf(typed));
  };
  const isReversed = typed.from !== '' && typed.to !== '' && typed.from > typed.to;
  return (
    <form
      role="search"
      onSubmit={submit}
      className="grid grid-cols-2 items-end gap-x-3 gap-y-2 md:grid-cols-4 xl:grid-cols-6"
    >
      <div className="col-span-2">
        <TextField
          label={t`号码、电话后四位、菜名、称呼或备注`}
          type="search"
          maxLength={40}
          value={typed.words}
          onChange={(words) => set({ words })}
        />
      </div>
      <FilterFields typed={typed} isReversed={isReversed} onChange={set} />
      <div className="col-span-2 flex flex-wrap gap-2 xl:col-span-6">
        <Button type="submit" icon="search" disabled={isReversed}>
          {t`查找`}
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            const first = atFirst(new Date());
            setTyped(first);
            onSearch(filterOf(first));
          }}
        >
          {t`清除条件`}
        </Button>
      </div>
    </form>
  );
}

type FilterFieldsProps = {
  readonly typed: Typed;
  readonly isReversed: boolean;
  readonly onChange: (changes: Partial<Typed>) => void;
};

function FilterFields({ typed, isReversed, onChange: set }: FilterFieldsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <TextField label={t`从（营业日）`} type="date" value={typed.from} onChange={(from) => set({ from })} />
      <TextField
        label={t`到（营业日）`}
        type="date"
        value={typed.to}
        error={isReversed ? t`早于开始日期` : undefined}
        onChange={(to) => set({ to })}
      />
      <Select
        label={t`取餐方式`}
        value={typed.way}
        choices={[
          { value: 'all', label: t`全部` },
          ...orderWays.map((way) => ({ value: way, label: wayLabel({ dining: null, ...orderTypeOfWay[way] }) })),
        ]}
        onChange={(way) => set({ way })}
      />
      <Select
        label={t`订单状态`}
        value={typed.state}
        choices={[
          { value: 'all', label: t`全部` },
          ...states.map((state) => ({ value: state, label: i18n._(orderStateLabel(state)) })),
        ]}
        onChange={(state) => set({ state })}
      />
    </>
  );
}
