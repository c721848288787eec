import { Trans, useLingui } from '@lingui/react/macro';
import type { WaiterCard, WaiterDish, WaiterSentence, WaiterSetMeal } from '../cards/waiter-card.ts';
import { InGuestLanguage } from '../in-guest-language.tsx';
import { orderSentences } from '../phrases/order-sentences.ts';
import { dishSize, typeSize } from './type-size.ts';

export function CardText({ card }: { readonly card: WaiterCard }) {
  const { dishes, sentences, code, bought, isOrdered = false, isEaten = false } = card;
  const [only] = sentences;
  const isOne = dishes.length === 0 && sentences.length === 1 && code === undefined;
  if (isOne && only) {
    return (
      <div className="flex min-h-full flex-col justify-center py-2">
        <Sentence sentence={only} size={typeSize([...only.zh].length)} />
      </div>
    );
  }
  return (
    <div className="grid gap-5 py-2">
      {code !== undefined && <Code code={code} />}
      {bought?.codes.map((each) => (
        <BrandCode key={each} code={each} />
      ))}
      {bought && <Bought bought={bought} />}
      {dishes.length > 0 && !isEaten && <Dishes dishes={dishes} isOrdered={isOrdered} hasHeading={!bought} />}
      {sentences.map((sentence) => (
        <div key={sentence.key} className="border-s-8 border-ink ps-3">
          <Sentence sentence={sentence} size="1.75rem" />
        </div>
      ))}
      {dishes.length > 0 && isEaten && <EatenDishes dishes={dishes} />}
    </div>
  );
}

function Sentence({ sentence, size }: { readonly sentence: WaiterSentence; readonly size: string }) {
  const { i18n } = useLingui();
  return (
    <div className="grid gap-2">
      <p lang="zh-CN" dir="ltr" className="leading-snug font-bold" style={{ fontSize: size }}>
        {sentence.zh}
      </p>
      {sentence.pinyin !== '' && (
        <p lang="zh-Latn" dir="ltr" className="text-note">
          {sentence.pinyin}
        </p>
      )}
      <InGuestLanguage>
        <p dir="auto" className="text-title">
          {i18n._(sentence.means)}
        </p>
      </InGuestLanguage>
    </div>
  );
}

function Code({ code }: { readonly code: string }) {
  return (
    <div className="grid gap-1">
      <p lang="zh-CN" dir="ltr" className="text-[2rem] leading-snug font-bold">
        {orderSentences.waiting}
        <span className="figures text-[3.5rem]">{code}</span>
      </p>
      <InGuestLanguage>
        <p dir="auto" className="text-title">
          <Trans>
            I’m waiting for my order. The code is <bdi>{code}</bdi>.
          </Trans>
        </p>
      </InGuestLanguage>
    </div>
  );
}

type DishesProps = {
  readonly dishes: readonly WaiterDish[];
  readonly isOrdered: boolean;
  readonly hasHeading: boolean;
};

/** The brand’s own voucher code, shown with the pickup code. */
const BrandCode = ({ code }: { readonly code: string }) => (
  <p lang="zh-CN" dir="ltr" className="text-[1.75rem] leading-snug font-bold">
    {orderSentences.brandCode}
    <span className="figures wrap-anywhere">{code}</span>
  </p>
);

function Bought({ bought: { brandZh, brand } }: { readonly bought: WaiterSetMeal }) {
  const name = <bdi lang={brand.language}>{brand.text}</bdi>;
  return (
    <div>
      <h2 lang="zh-CN" dir="ltr" className="text-[1.75rem] font-bold">
        {orderSentences.bought}
        <span className="block text-[2.25rem] leading-snug">{brandZh}</span>
      </h2>
      <InGuestLanguage>
        <p dir="auto" className="text-note">
          <Trans>I’ve bought a set meal of {name}:</Trans>
        </p>
      </InGuestLanguage>
    </div>
  );
}

function Dishes({ dishes, isOrdered, hasHeading }: DishesProps) {
  return (
    <section className="grid gap-3">
      {hasHeading && <DishesHeading isOrdered={isOrdered} />}
      <DishList dishes={dishes} size={dishes.length > 1 ? '2rem' : dishSize([...(dishes[0]?.nameZh ?? '')].length)} />
    </section>
  );
}

const EatenDishes = ({ dishes }: Pick<DishesProps, 'dishes'>) => (
  <section className="grid gap-3">
    <h2 lang="zh-CN" dir="ltr" className="text-[1.75rem] font-bold">
      {orderSentences.eaten}
    </h2>
    <InGuestLanguage>
      <p dir="auto" className="-mt-3 text-note">
        <Trans>My order:</Trans>
      </p>
    </InGuestLanguage>
    <DishList dishes={dishes} size="1.5rem" />
  </section>
);

type DishListProps = { readonly dishes: readonly WaiterDish[]; readonly size: string };

const DishList = ({ dishes, size }: DishListProps) => (
  <ul className="grid divide-y divide-line">
    {dishes.map((dish) => (
      <li key={dish.key} className="py-2">
        <DishLine dish={dish} size={size} />
      </li>
    ))}
  </ul>
);

const DishesHeading = ({ isOrdered }: Pick<DishesProps, 'isOrdered'>) => (
  <>
    <h2 lang="zh-CN" dir="ltr" className="text-[1.75rem] font-bold">
      {isOrdered ? orderSentences.ordered : orderSentences.wished}
    </h2>
    <InGuestLanguage>
      <p dir="auto" className="-mt-3 text-note">
        {isOrdered ? <Trans>I’ve ordered:</Trans> : <Trans>I’d like to order:</Trans>}
      </p>
    </InGuestLanguage>
  </>
);

function DishLine({ dish, size }: { readonly dish: WaiterDish; readonly size: string }) {
  const { t } = useLingui();
  const { nameZh, name, optionsZh, options, quantity } = dish;
  return (
    <>
      <p
        lang="zh-CN"
        dir="ltr"
        className="flex items-baseline justify-between gap-3 leading-snug font-bold"
        style={{ fontSize: size }}
      >
        <span>{nameZh}</span>
        <span className="figures whitespace-nowrap" role="img" aria-label={t`Quantity: ${quantity}`}>
          ×{quantity}
        </span>
      </p>
      {optionsZh.length > 0 && (
        <p lang="zh-CN" dir="ltr" className="text-[1.5rem] leading-snug">
          {optionsZh.join('、')}
        </p>
      )}
      <InGuestLanguage>
        <p className="text-note">
          <bdi lang={name.language}>{name.text}</bdi>
          {options.map((option) => (
            <span key={option.text}>
              {' · '}
              <bdi lang={option.language}>{option.text}</bdi>
            </span>
          ))}
        </p>
      </InGuestLanguage>
    </>
  );
}
