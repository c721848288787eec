import { productArts } from '@chifan/domain/mall';
import { orderStates } from '@chifan/domain/ordering';
import {
  AllergenMark,
  Badge,
  CartBar,
  DishCard,
  DishPlate,
  HanName,
  Money,
  PickUpCode,
  ProductArt,
  Receipt,
  SpiceMark,
  StateBadge,
  Stepper,
} from '@chifan/ui';
import { plates } from '@chifan/ui/plates';
import { useState } from 'react';
import { samples } from './sample-texts.ts';

const receiptRows = [
  { key: 'goods', label: 'Goods', amount: 7600 },
  { key: 'reduction', label: 'Full reduction', amount: 1000, isReduction: true },
  { key: 'package', label: 'Packing', amount: 200 },
];

export function FoodSamples() {
  const [count, setCount] = useState(1);
  return (
    <>
      <DishCard
        title={<HanName name={samples.name} nameZh={samples.nameZh} pinyin={samples.pinyin} as="h2" />}
        image={null}
        plate="tofu"
        price={<Money amount={3800} className="font-semibold" />}
        marks={<Marks />}
        action={<Stepper of={samples.name.text} value={count} onChange={setCount} />}
      />
      <DishCard
        title={<HanName name={samples.arabic} nameZh={samples.nameZh} pinyin={samples.pinyin} as="h2" />}
        image={null}
        plate="bubbletea"
        price={<Money amount={123800} className="font-semibold" />}
        isDimmed
        action={<Stepper of={samples.arabic.text} value={0} onChange={() => {}} />}
      />
      <HanName name={samples.name} nameZh={samples.nameZh} pinyin={samples.pinyin} size="title" />
      <Plates />
      <Arts />
      <div className="flex flex-wrap gap-2">
        {orderStates.map((state) => (
          <StateBadge key={state} state={state} />
        ))}
        <Badge tone="brand">{samples.name.text}</Badge>
      </div>
      <PickUpCode label={samples.name.text} code="A123" />
      <Receipt rows={receiptRows} total={{ label: 'Total', amount: 6800 }} />
      <Money amount={4800} isOld />
      <CartBar
        count={count}
        total={count * 3800}
        shortfall={count > 1 ? 0 : 1200}
        onOpen={() => {}}
        onCheckout={() => {}}
      />
    </>
  );
}

function Marks() {
  return (
    <span className="flex flex-wrap gap-1">
      <SpiceMark level={2} />
      <AllergenMark name="soy" presence="contains" />
      <AllergenMark name="peanut" presence="unknown" />
      <AllergenMark name="egg" presence="free" />
    </span>
  );
}

function Plates() {
  return (
    <div className="grid grid-cols-4 gap-2">
      {plates.map((plate) => (
        <figure key={plate} className="text-center text-small">
          <DishPlate plate={plate} size="small" className="mx-auto" />
          {plate}
        </figure>
      ))}
    </div>
  );
}

function Arts() {
  return (
    <div className="grid grid-cols-4 gap-2">
      {productArts.map((art) => (
        <figure key={art} className="text-center text-small">
          <ProductArt art={art} className="mx-auto" />
          {art}
        </figure>
      ))}
    </div>
  );
}
