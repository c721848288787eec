import type { Language } from '@chifan/domain';
import { Badge, Chip, ErrorState, Loading, SidePanel, Skeleton } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { skipToken, useQuery } from '@tanstack/react-query';
import { dishProblemLabels, problemLabels } from '../../../../dish-fields/field-errors.ts';
import { GuestCard } from '../../../../guest-preview/guest-card.tsx';
import { api } from '../../../../platform/api.ts';
import { languageLabels, languagesInOrder } from '../../../../texts/texts.ts';
import type { DishForm } from '../form/dish-form.ts';
import { readDish } from '../form/read-dish.ts';

type PreviewPanelProps = { readonly shopId: number; readonly form: DishForm; readonly onClose: () => void };

export function PreviewPanel({ shopId, form, onClose }: PreviewPanelProps) {
  const read = readDish(form);
  return (
    <SidePanel isOpen title={t`客人看到的样子`} onClose={onClose}>
      {read.ok ? (
        <Previews shopId={shopId} form={form} />
      ) : (
        <div role="alert" className="grid gap-1">
          <p>{t`请先改正：`}</p>
          <ul className="list-disc ps-5 text-bad">
            {[...new Set(Object.values(problemLabels(read.problems, dishProblemLabels)))].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
        </div>
      )}
    </SidePanel>
  );
}

function Previews({ shopId, form }: Omit<PreviewPanelProps, 'onClose'>) {
  const { data, error, refetch } = usePreviews(shopId, form);
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PreviewsSkeleton />;
  return (
    <div className="grid gap-4">
      <LanguageJumps />
      <ul className="grid gap-5">
        {languagesInOrder.map((language) => {
          const dish = data.previews.find((preview) => preview.language === language)?.dish;
          if (!dish) return null;
          return (
            <li key={language} id={previewId(language)} className="grid gap-1">
              <h3 className="flex flex-wrap items-center gap-2 text-note font-semibold">
                {languageLabels[language]()}
                {dish.nameFrom === 'fallback' && (
                  <Badge tone="warn" icon="warning">
                    {t`没有该语言的菜名，以其他语言代替`}
                  </Badge>
                )}
                {dish.descriptionFrom === 'fallback' && dish.description.text !== '' && (
                  <Badge tone="warn" icon="warning">
                    {t`介绍以其他语言代替`}
                  </Badge>
                )}
              </h3>
              <GuestCard language={language} dish={dish} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const previewId = (language: Language) => `preview-${language}`;

function LanguageJumps() {
  return (
    <nav aria-label={t`语言`} className="no-bars flex gap-2 overflow-x-auto">
      {languagesInOrder.map((language) => (
        <Chip
          key={language}
          isChosen={false}
          onPress={() => document.getElementById(previewId(language))?.scrollIntoView({ behavior: 'smooth' })}
        >
          {languageLabels[language]()}
        </Chip>
      ))}
    </nav>
  );
}

function usePreviews(shopId: number, form: DishForm) {
  const read = readDish(form);
  return useQuery({
    queryKey: ['preview', shopId, form],
    queryFn: read.ok
      ? ({ signal }) => api('/rest/merchant/dish/preview', { shopId, dish: read.dish }, { signal })
      : skipToken,
    gcTime: 0,
  });
}

function PreviewsSkeleton() {
  return (
    <Loading>
      <div className="grid gap-5">
        {languagesInOrder.map((language) => (
          <Skeleton key={language} className="h-40" />
        ))}
      </div>
    </Loading>
  );
}
