import type { Calls } from '@chifan/contract';
import { readPosition, toMercator } from '@chifan/domain/address';
import type { z } from 'zod';
import { type Answer, refused } from '../../../platform/http/answers.ts';
import type { StaffContext } from '../../../platform/http/handlers.ts';
import type { Platform } from '../../../platform/module.ts';
import { uploaderOf } from '../../upload/index.ts';
import { pinyinOf } from '../pinyin-of.ts';
import { stillByPlatform, textsOf } from './edited-texts.ts';
import { editShop, isOutdated } from './in-shop.ts';
import { shopToEdit, writeProfile } from './shop-edit.store.ts';
import { arePicturesKnown } from './used-pictures.ts';

type Input = z.output<Calls['saveShopProfile']['input']>;

export async function saveShopProfile(
  platform: Platform,
  { shopId, profile, version }: Input,
  context: StaffContext,
): Promise<Answer<boolean>> {
  const [name, description, address] = [profile.name, profile.description, profile.address].map(textsOf);
  const nameZh = name?.['zh-CN'];
  if (!name || !description || !address || nameZh === undefined) return refused('chinese_name_missing');
  const position = readPosition(profile.latitude, profile.longitude);
  if (position === undefined) return refused('position_invalid');
  return editShop(platform, shopId, context, async (tx) => {
    const before = await shopToEdit(tx, shopId);
    if (before === undefined) return refused('shop_not_found');
    if (isOutdated(version, before.profileVersion)) return refused('changed_meanwhile');
    const pictures = { purpose: 'shop', paths: profile.photos, uploadedBy: uploaderOf(context.caller) } as const;
    if (!(await arePicturesKnown(tx, pictures, before))) return refused('picture_unknown');
    await writeProfile(tx, {
      id: shopId,
      name,
      nameZh,
      pinyin: pinyinOf(nameZh),
      description,
      byPlatform: stillByPlatform(before, { name, description }),
      address,
      phone: profile.phone,
      types: [...new Set(profile.types)],
      cuisine: profile.cuisine,
      ...position,
      ...toMercator(position),
      acceptsForeignCard: profile.acceptsForeignCard,
      photos: profile.photos,
    });
    return { ok: true as const, value: true };
  });
}
