import { Card, ListRow, PageSkeleton } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useWaiterCards } from './cards/use-waiter-cards.ts';
import type { WaiterCard } from './cards/waiter-card.ts';
import { useReadsChinese } from './in-guest-language.tsx';
import { type PhraseGroup, phrasebook } from './phrases/phrasebook.ts';
import { FullCard } from './show/full-card.tsx';

type Shown = { readonly cards: readonly WaiterCard[]; readonly at: number };

/** Texts that a guest can show to a waiter: the guest’s own cards, one of which opens automatically, and a phrasebook. */
export default function WaiterScreen() {
  const { cards, isLoading } = useWaiterCards();
  // If the guest has cards, the first card opens at once. The guest sees the phrasebook after closing it.
  const [shown, setShown] = useState<Shown | 'own' | null>('own');
  const open = shown === 'own' ? { cards, at: 0 } : shown;
  if (isLoading) return <PageSkeleton blocks={['h-10', 'h-28', 'h-80']} />;
  return (
    <div className="grid grid-cols-1 gap-4 p-4">
      <p className="text-note text-soft">
        <Trans>Tap a sentence to show it in Chinese, as large as your screen.</Trans>
      </p>
      <OwnCards cards={cards} onShow={(at) => setShown({ cards, at })} />
      {phrasebook.map((group) => (
        <Phrases key={group.key} group={group} onShow={(at) => setShown({ cards: cardsOf(group), at })} />
      ))}
      {open !== null && open.cards.length > 0 && (
        <FullCard cards={open.cards} first={open.at} onClose={() => setShown(null)} />
      )}
    </div>
  );
}

const cardsOf = ({ phrases }: PhraseGroup): WaiterCard[] =>
  phrases.map((phrase) => ({ key: phrase.key, dishes: [], sentences: [phrase] }));

type OwnCardsProps = { readonly cards: readonly WaiterCard[]; readonly onShow: (at: number) => void };

function OwnCards({ cards, onShow }: OwnCardsProps) {
  if (cards.length === 0) return null;
  return (
    <div className="overflow-hidden rounded-card shadow-card">
      {cards.map((card, at) => (
        <ListRow
          key={card.key}
          icon={card.key === 'diet' ? 'warning' : 'dineIn'}
          label={card.key === 'diet' ? <Trans>What I don’t eat</Trans> : <Trans>My dishes</Trans>}
          hint={
            <bdi lang="zh-CN">
              {card.dishes.map(({ nameZh }) => nameZh).join('、') || card.sentences.map(({ zh }) => zh).join('')}
            </bdi>
          }
          onPress={() => onShow(at)}
        />
      ))}
    </div>
  );
}

type PhrasesProps = { readonly group: PhraseGroup; readonly onShow: (at: number) => void };

function Phrases({ group, onShow }: PhrasesProps) {
  const { i18n } = useLingui();
  const readsChinese = useReadsChinese();
  return (
    <Card title={i18n._(group.title)} className="overflow-hidden pb-0">
      <div className="-mx-4">
        {group.phrases.map((phrase, at) => {
          const spoken = <bdi lang="zh-CN">{phrase.zh}</bdi>;
          const words = readsChinese ? { label: spoken } : { label: i18n._(phrase.means), hint: spoken };
          return <ListRow key={phrase.key} {...words} onPress={() => onShow(at)} />;
        })}
      </div>
    </Card>
  );
}
