import { maxReviewCharacters, tagsFor } from '@chifan/domain/review';
import { Button, Card, Chip, TextField, toast } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ReviewForm as Form, saveReview } from '../../data/review.ts';
import { useLanguage } from '../../platform/language.ts';
import { useNavigation } from '../../platform/navigation/navigation.ts';
import { PhotosField } from '../../platform/photos/photos-field.tsx';
import { formatTime } from '../../platform/time.ts';
import { tagLabels } from '../../terms/review/review-words.ts';
import { DishThumbs } from './dish-thumbs.tsx';
import { PhotosOnMenu } from './photos-on-menu.tsx';
import {
  clearReviewDraft,
  firstDraft,
  inputOf,
  type ReviewDraft,
  storeReviewDraft,
  withStars,
} from './review-draft.ts';
import { StarField } from './star-field.tsx';

type ReviewFormProps = { readonly form: Form; readonly tapped: number | null };

export function ReviewForm({ form, tapped }: ReviewFormProps) {
  const { t } = useLingui();
  const { draft, change, problem, isSending, send } = useDraft(form, tapped);
  return (
    <form
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Card className="grid grid-cols-1 gap-3">
        <StarField stars={draft.stars} onChange={(stars) => change(withStars(draft, stars))} error={problem} />
        {draft.stars !== null && <TagChoice draft={draft} stars={draft.stars} onChange={change} />}
      </Card>
      {form.dishes.length > 0 && (
        <Card title={t`How was each dish?`}>
          <DishThumbs dishes={form.dishes} thumbs={draft.thumbs} onChange={(thumbs) => change({ ...draft, thumbs })} />
        </Card>
      )}
      <Card className="grid grid-cols-1 gap-4">
        <TextField
          label={t`Tell others about it (optional)`}
          hint={t`Write in your own language. No names or phone numbers, please: everyone can read it.`}
          lines={4}
          maxLength={maxReviewCharacters}
          value={draft.text}
          onChange={(text) => change({ ...draft, text })}
        />
        <PhotosField
          photos={draft.photos}
          purpose="review"
          failed={t`The photo for your review couldn’t be uploaded.`}
          onChange={(photos) => change({ ...draft, photos })}
        />
        {draft.photos.length > 0 && (
          <PhotosOnMenu
            isAllowed={draft.photosOnMenu}
            onChange={(photosOnMenu) => change({ ...draft, photosOnMenu })}
          />
        )}
      </Card>
      <div className="grid grid-cols-1 gap-2">
        <Button type="submit" isWide isBusy={isSending}>
          {form.action === 'edit' ? <Trans>Save changes</Trans> : <Trans>Post review</Trans>}
        </Button>
        <Deadline form={form} />
      </div>
    </form>
  );
}

function Deadline({ form: { action, until } }: { readonly form: Form }) {
  const language = useLanguage();
  if (action === 'edit' && until === null) return null;
  const moment = until !== null && <bdi>{formatTime(until, 'moment', language)}</bdi>;
  return (
    <p className="text-center text-small text-soft">
      {action === 'edit' ? (
        <Trans>You can change it until {moment}.</Trans>
      ) : (
        <Trans>Shown with a shortened name. You can change it for one day.</Trans>
      )}
    </p>
  );
}

type TagChoiceProps = {
  readonly draft: ReviewDraft;
  readonly stars: number;
  readonly onChange: (draft: ReviewDraft) => void;
};

function TagChoice({ draft, stars, onChange }: TagChoiceProps) {
  const { t, i18n } = useLingui();
  return (
    <div role="group" aria-label={t`What was it like?`} className="flex flex-wrap gap-x-2">
      {tagsFor(stars).map((tag) => {
        const isChosen = draft.tags.includes(tag);
        const tags = isChosen ? draft.tags.filter((other) => other !== tag) : [...draft.tags, tag];
        return (
          <Chip key={tag} isChosen={isChosen} onPress={() => onChange({ ...draft, tags })}>
            {i18n._(tagLabels[tag])}
          </Chip>
        );
      })}
    </div>
  );
}

function useDraft(form: Form, tapped: number | null) {
  const { t } = useLingui();
  const { orderId } = form;
  const queries = useQueryClient();
  const navigation = useNavigation();
  const [draft, setDraft] = useState(() => firstDraft(form, tapped));
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (stars: number) => saveReview(queries, inputOf(orderId, stars, draft)),
    onSuccess: () => {
      clearReviewDraft(orderId);
      toast(t`Thank you for your review.`, { kind: 'success' });
      navigation.back();
    },
  });
  return {
    draft,
    change: (next: ReviewDraft) => {
      storeReviewDraft(orderId, next);
      setDraft(next);
    },
    problem: isAsked && draft.stars === null ? t`Choose the stars first.` : undefined,
    isSending: isPending,
    send: () => {
      setIsAsked(true);
      if (draft.stars !== null) mutate(draft.stars);
    },
  };
}
