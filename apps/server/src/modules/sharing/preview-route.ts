import { defaultLanguage, isLanguage, type Language, localText, type PartlyTranslated } from '@chifan/domain';
import { phrase } from '@chifan/phrases';
import { tileIngredients } from '@chifan/ui/plates';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/module.ts';
import { chineseOf, dishIllustration, shopCover } from '../catalogue/index.ts';
import { previewIllustration } from './preview-illustration.ts';
import { type Preview, previewPage } from './preview-page.ts';
import { type SharedContent, sharedArticle, sharedContent } from './shared-content.store.ts';

/** Screen of the guest app for each kind of link, and the name of its parameter. */
const screens = {
  shop: { path: 'pages/menu/index/index', parameter: 'shopId' },
  dish: { path: 'pages/menu/detail/detail', parameter: 'dishId' },
  'set-meal': { path: 'pages/shop/detail/detail', parameter: 'setMealId' },
  tip: { path: 'pages/blog/detail/detail', parameter: 'article' },
} as const;

type SharedKind = keyof typeof screens;

const isShared = (kind: string): kind is SharedKind => Object.hasOwn(screens, kind);

/** Caching time in seconds. Previews rarely change, and crawlers request them often. */
const cacheSeconds = 600;
const descriptionMost = 200;

type Asked = { readonly Params: { kind: string; key: string }; readonly Querystring: { lang?: unknown } };

/**
 * Serves link previews such as /share/shop/7?lang=de or /share/tip/tea (rule content-4). Crawlers do not see the part
 * of the app's own URLs after #, so the app's own URLs cannot have a preview.
 */
export const addPreviewRoute = (platform: Platform) => (http: FastifyInstance) => {
  http.get<Asked>('/share/:kind/:key', async ({ params: { kind, key }, query }, reply) => {
    const language = isLanguage(query.lang) ? query.lang : defaultLanguage;
    const thing = isShared(kind) ? await thingOf(platform, kind, key) : undefined;
    if (thing === undefined || !isShared(kind)) return reply.redirect(`${platform.config.publicUrl}/web/`);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', `public, max-age=${cacheSeconds}`)
      .send(previewPage(previewOf(platform, { kind, key, language, thing })));
  });
  http.get<Asked>('/share/picture/:kind/:key', async ({ params: { kind, key } }, reply) => {
    const thing = isShared(kind) ? await thingOf(platform, kind, key) : undefined;
    const drawing = thing && pictureOf(thing).drawing;
    const picture = drawing && (await previewIllustration(drawing));
    if (!picture) return reply.redirect(signOf(platform.config));
    return reply.type('image/png').header('cache-control', `public, max-age=${cacheSeconds}`).send(picture);
  });
};

async function thingOf({ database }: Platform, kind: SharedKind, key: string): Promise<SharedContent | undefined> {
  if (kind === 'tip') return /^[a-z0-9-]{1,40}$/.test(key) ? sharedArticle(database.read, key) : undefined;
  return /^[1-9]\d{0,14}$/.test(key) ? sharedContent(database.read, kind, Number(key)) : undefined;
}

type Shared = {
  readonly kind: SharedKind;
  readonly key: string;
  readonly language: Language;
  readonly thing: SharedContent;
};

function previewOf({ config }: Platform, { kind, key, language, thing }: Shared): Preview {
  const { publicUrl } = config;
  const said = (texts: PartlyTranslated) => localText(texts, language).text;
  const { path, parameter } = screens[kind];
  const described = said(thing.description);
  const picture = pictureOf(thing);
  return {
    language,
    title: [said(thing.name), thing.of === null ? 'Chifan' : said(thing.of)].join(' · '),
    description: shortened(described === '' ? phrase(language, 'share.description') : described),
    image: imageAddress({ kind, key, thing }, config),
    hasOwnPicture: picture.image !== null || picture.drawing !== undefined,
    address: `${publicUrl}/share/${kind}/${key}?lang=${language}`,
    target: `${publicUrl}/web/#/${path}?${parameter}=${key}`,
    openWords: phrase(language, 'share.open'),
  };
}

const shortened = (text: string): string =>
  text.length <= descriptionMost ? text : `${text.slice(0, descriptionMost - 1).trimEnd()}…`;

/**
 * Returns the picture of the shared content, which is a stored picture, a URL or a drawing. `drawing` is undefined for
 * a tip, and for a dish that the app shows as a text tile.
 */
function pictureOf({ image, plate, shop, name }: SharedContent): {
  readonly image: string | null;
  readonly drawing: string | undefined;
} {
  if (shop !== null) {
    const cover = shopCover({ ...shop, image });
    return { image: cover.image, drawing: withoutTile(cover.plate) };
  }
  return {
    image,
    drawing: plate === null ? undefined : withoutTile(dishIllustration({ plate, nameZh: chineseOf(name) })),
  };
}

const withoutTile = (drawing: string): string | undefined => (tileIngredients(drawing) ? undefined : drawing);

const signOf = ({ publicUrl }: Platform['config']) => `${publicUrl}/web/icon-512.png`;

/** Returns the absolute URL of the picture, because crawlers accept no relative URLs. */
function imageAddress({ kind, key, thing }: Omit<Shared, 'language'>, config: Platform['config']): string {
  const { image, drawing } = pictureOf(thing);
  const { publicUrl, imageBaseUrl } = config;
  if (image === null) return drawing === undefined ? signOf(config) : `${publicUrl}/share/picture/${kind}/${key}`;
  if (image.startsWith('http')) return image;
  const base = new URL(imageBaseUrl.replace(/\/?$/, '/'), publicUrl);
  return new URL(image.replace(/^\//, ''), base).href;
}
