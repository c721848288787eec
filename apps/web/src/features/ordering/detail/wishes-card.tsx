import { remarkPhraseZh } from '@chifan/domain/ordering';
import { Card } from '@chifan/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OrderDetail } from '../../../data/ordering.ts';
import { useLanguage } from '../../../platform/language.ts';
import { DietLines } from '../diet-part.tsx';
import { remarkWords } from '../wishes/remark-words.ts';

export function WishesCard({ order }: { readonly order: OrderDetail }) {
  const { t } = useLingui();
  const { remark, remarkPhrases, dietProfile, cutlery, helper } = order;
  if ([remark, dietProfile, cutlery, helper].every((each) => each === null) && remarkPhrases.length === 0) return null;
  return (
    <Card title={t`Special requests`}>
      <dl className="grid grid-cols-1 gap-3 text-note">
        {dietProfile !== null && (
          <Wish label={t`What we told the kitchen`}>
            <DietLines profile={dietProfile} />
          </Wish>
        )}
        {remarkPhrases.length > 0 && <Phrases phrases={remarkPhrases} />}
        {remark !== null && (
          <Wish label={t`Note`}>
            <span dir="auto">{remark}</span>
          </Wish>
        )}
        {cutlery !== null && (
          <Wish label={t`Chopsticks and spoons`}>
            {cutlery === 0 ? t`No cutlery` : <Plural value={cutlery} one="# set" other="# sets" />}
          </Wish>
        )}
        {helper !== null && (
          <Wish label={t`When the courier calls`}>
            {helper === 'needs_help' ? t`I can’t take calls in Chinese` : t`I can take calls in Chinese`}
          </Wish>
        )}
      </dl>
    </Card>
  );
}

function Phrases({ phrases }: { readonly phrases: OrderDetail['remarkPhrases'] }) {
  const { i18n } = useLingui();
  const language = useLanguage();
  return (
    <div>
      <dt className="text-soft">
        <Trans>Sent in Chinese</Trans>
      </dt>
      {phrases.map((phrase) => (
        <dd key={phrase}>
          {i18n._(remarkWords[phrase])}
          {language !== 'zh-CN' && (
            <span lang="zh-CN" className="block text-small text-soft">
              <bdi>{remarkPhraseZh[phrase]}</bdi>
            </span>
          )}
        </dd>
      ))}
    </div>
  );
}

const Wish = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt className="text-soft">{label}</dt>
    <dd>{children}</dd>
  </div>
);
