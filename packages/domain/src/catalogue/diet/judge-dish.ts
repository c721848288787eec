import type { DietWish } from '../../member/diet-wishes.ts';
import { type Allergen, allergenPresence, type Presence } from '../allergens.ts';
import { combineMarks, type DietMark, type Marks, unknownMarks } from '../dish-marks.ts';
import type { DietProfile } from './diet-profile.ts';

export type DietCause =
  | { readonly kind: 'allergen'; readonly allergen: Allergen }
  | { readonly kind: 'wish'; readonly wish: DietWish };

export type DietVerdict = {
  /**
   * `unknown` means that marks are missing. A dish with this verdict is never shown as safe, and the guest must check
   * with the restaurant.
   */
  readonly verdict: 'conflicts' | 'unknown' | 'fits';
  readonly conflicts: readonly DietCause[];
  readonly unknown: readonly DietCause[];
};

/**
 * Compares a dish with a diet profile. A dish conflicts if it contains an avoided allergen or breaks a wish. A dish
 * fits only if its marks show that it contains no avoided allergen and breaks no wish.
 */
export function judgeDish({ avoids, wishes }: DietProfile, marks: Marks): DietVerdict {
  const causes = [
    ...avoids.map((allergen) => ({
      cause: { kind: 'allergen', allergen } as const,
      presence: allergenPresence(marks.allergens, allergen),
    })),
    ...wishes.map((wish) => ({ cause: { kind: 'wish', wish } as const, presence: againstWish[wish](marks) })),
  ];
  const having = (presence: Presence) => causes.filter((each) => each.presence === presence).map(({ cause }) => cause);
  const [conflicts, unknown] = [having('contains'), having('unknown')];
  const verdict = conflicts.length > 0 ? 'conflicts' : unknown.length > 0 ? 'unknown' : 'fits';
  return { verdict, conflicts, unknown };
}

/** The allergens and wishes of a profile with which a dish conflicts. */
export function dietConflicts(profile: DietProfile, marks: Marks): DietProfile {
  const { conflicts } = judgeDish(profile, marks);
  return {
    avoids: conflicts.flatMap((cause) => (cause.kind === 'allergen' ? [cause.allergen] : [])),
    wishes: conflicts.flatMap((cause) => (cause.kind === 'wish' ? [cause.wish] : [])),
  };
}

const rank = { fits: 0, unknown: 1, conflicts: 2 } as const;

type AskedGroup = { readonly min: number; readonly choices: readonly { readonly marks: Marks | null }[] };

/**
 * Verdict on a dish before options are chosen. The dish fits if it fits with some choice of options. In required
 * groups, the guest is assumed to choose the most suitable options, and in optional groups none.
 */
export function judgeDishAtBest(
  profile: DietProfile,
  dish: Marks & { readonly options: readonly AskedGroup[] },
): DietVerdict {
  const best = dish.options.flatMap(({ min, choices }) =>
    choices
      .map(({ marks }) => marks)
      .toSorted((a, b) => rankOf(profile, a) - rankOf(profile, b))
      .slice(0, min),
  );
  return judgeDish(profile, best.length === 0 ? dish : combineMarks([dish, ...best]));
}

const rankOf = (profile: DietProfile, marks: Marks | null): number =>
  rank[judgeDish(profile, marks ?? unknownMarks).verdict];

/** Whether a dish contains something that a wish excludes. */
const againstWish: Readonly<Record<DietWish, (marks: Marks) => Presence>> = {
  vegetarian: (marks) => promise(marks, isVegetarian(marks), ['fish', 'crustacean', 'mollusc']),
  vegan: (marks) =>
    promise(marks, marks.diet.vegetarian === 'no' ? 'no' : marks.diet.vegan, [
      'fish',
      'crustacean',
      'mollusc',
      'egg',
      'milk',
    ]),
  // A dish with pork or alcohol is not halal, even if it is marked halal, because the mark may be a mistake.
  halal: (marks) =>
    content(marks.diet.pork) === 'contains' || content(marks.diet.alcohol) === 'contains'
      ? 'contains'
      : broken(marks.diet.halal),
  no_pork: (marks) => (hasNoMeat(marks) ? withoutMeat(marks.diet.pork) : content(marks.diet.pork)),
  no_alcohol: (marks) => content(marks.diet.alcohol),
};

/** A vegan dish is also vegetarian, unless it is marked as not vegetarian. */
const isVegetarian = ({ diet }: Marks): DietMark | undefined =>
  diet.vegetarian !== 'no' && diet.vegan === 'yes' ? 'yes' : diet.vegetarian;

/** A dish with animal contents or pork counts as not vegetarian or vegan, even if it is marked vegetarian or vegan. */
function promise(marks: Marks, answer: DietMark | undefined, animals: readonly Allergen[]): Presence {
  const isAnimal =
    content(marks.diet.pork) === 'contains' ||
    animals.some((allergen) => allergenPresence(marks.allergens, allergen) === 'contains');
  return isAnimal ? 'contains' : broken(answer);
}

/** A vegetarian, vegan or halal dish contains no pork. */
const hasNoMeat = ({ diet }: Marks): boolean =>
  diet.vegetarian === 'yes' || diet.vegan === 'yes' || diet.halal === 'yes';

const withoutMeat = (pork: DietMark | undefined): Presence => (pork === 'yes' ? 'contains' : 'free');

const content = (answer: DietMark | undefined): Presence =>
  answer === 'yes' ? 'contains' : answer === 'no' ? 'free' : 'unknown';

const broken = (answer: DietMark | undefined): Presence =>
  answer === 'no' ? 'contains' : answer === 'yes' ? 'free' : 'unknown';
