import type { OutputAt } from '@chifan/contract/client';
import { formatCoordinate, parsePosition } from '@chifan/domain/address';
import { hasText, type Texts, writtenTexts } from '../../../texts/texts.ts';

export type Profile = OutputAt<'/rest/merchant/shop'>['profile'];

export type ProfileForm = Omit<Profile, 'name' | 'description' | 'address' | 'phone' | 'photos' | 'types'> & {
  readonly name: Texts;
  readonly description: Texts;
  readonly address: Texts;
  readonly phone: string;
  readonly types: readonly Profile['types'][number][];
  readonly photos: readonly string[];
};

export type ProfileProblem = 'name_missing' | 'position_unreadable';

export const formOfProfile = (profile: Profile): ProfileForm => ({ ...profile, phone: profile.phone ?? '' });

export function problemsOfProfile({ name, latitude, longitude }: ProfileForm): readonly ProfileProblem[] {
  return [
    ...(hasText(name, 'zh-CN') ? [] : (['name_missing'] as const)),
    ...(parsePosition(latitude.trim(), longitude.trim()) ? [] : (['position_unreadable'] as const)),
  ];
}

/** Parses the profile form of a shop. Null if the form has a problem. Coordinates get six decimals. */
export function readProfile(form: ProfileForm): Profile | null {
  const position = parsePosition(form.latitude.trim(), form.longitude.trim());
  if (!position || problemsOfProfile(form).length > 0) return null;
  const phone = form.phone.trim();
  return {
    ...form,
    name: writtenTexts(form.name),
    description: writtenTexts(form.description),
    address: writtenTexts(form.address),
    phone: phone === '' ? null : phone,
    types: [...form.types],
    photos: [...form.photos],
    latitude: formatCoordinate(position.lat),
    longitude: formatCoordinate(position.lng),
  };
}
