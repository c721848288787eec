import { refuse } from '@chifan/contract/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { menuDishForTest } from '../dish-editor/form/menu-dish-for-test.ts';
import type { MenuDish } from '../menu/dish-availability.ts';

/** Fake of the browser's XMLHttpRequest, with which the console uploads pictures. */
class Upload extends EventTarget {
  static sent: Upload[] = [];
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  url = '';
  open(_method: string, url: string) {
    this.url = url;
  }
  setRequestHeader() {}
  body: FormData | null = null;
  send(body: FormData) {
    this.body = body;
    Upload.sent.push(this);
  }
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.dispatchEvent(new Event('load'));
  }
}

beforeEach(() => {
  Upload.sent = [];
  vi.stubGlobal('XMLHttpRequest', Upload);
});

const tofu = menuDishForTest({ id: 7, nameZh: '麻婆豆腐', photos: [], nameDrafts: { en: 'dictionary' } });
const noodles = menuDishForTest({ id: 8, nameZh: '担担面', name: { 'zh-CN': '担担面' }, photos: [] });
const shown = menuDishForTest({ id: 9, nameZh: '回锅肉', name: { 'zh-CN': '回锅肉' }, photos: ['old.webp'] });

async function openWalk(dishes: readonly MenuDish[], save: unknown = { dishId: 7 }) {
  const opened = await openConsole('/dish-photos', {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/menu': {
        categories: [{ id: 3, name: { 'zh-CN': '热菜' }, nameZh: '热菜', dishes: [...dishes] }],
      },
      '/rest/merchant/dish/save': () => save as never,
    },
  });
  const saved = () =>
    opened.asked.filter(({ path }) => path === '/rest/merchant/dish/save').map(({ input }) => input as object);
  return { ...opened, saved };
}

/** Takes a photo with the camera field that has this label. */
async function shoot(label: string, content = 'x'): Promise<Upload> {
  const before = Upload.sent.length;
  const field = screen.getByLabelText<HTMLInputElement>(label);
  expect(field.getAttribute('capture')).toBe('environment');
  expect(field.accept).toBe('image/*');
  fireEvent.change(field, { target: { files: [new File([content], 'dish.jpg', { type: 'image/jpeg' })] } });
  await expect.poll(() => Upload.sent.length).toBe(before + 1);
  const sent = Upload.sent[before];
  if (!sent) throw new Error('nothing was uploaded');
  return sent;
}

const stored = (path: string) => ({ code: 200, success: true, message: '', data: { path, address: path } });

describe('the photo walk (rule catalogue-71)', () => {
  it('the screen for missing dish photos shows one dish at a time with its number in the sequence, and uploads and saves a photo as soon as it is taken', async () => {
    const { user, text, saved } = await openWalk([tofu, shown, noodles]);
    expect(text()).toContain('第 1 道，共 2 道');
    expect(screen.getByRole('heading', { name: /麻婆豆腐/ })).toBeTruthy();
    const sent = await shoot('拍照');
    expect(sent.url).toBe('/rest/upload/dish');
    sent.answer(200, stored('new.webp'));
    await screen.findByText('照片已保存');
    expect(saved()).toMatchObject([
      {
        shopId: 1,
        dishId: 7,
        version: 1,
        stockSeen: null,
        draftNames: ['en'],
        dish: { name: tofu.name, price: 2850, contents: tofu.contents, photos: ['new.webp'] },
      },
    ]);
    expect(document.querySelector('main img')?.getAttribute('src')).toContain('new.webp');
    await user.click(screen.getByRole('button', { name: '下一道' }));
    expect(text()).toContain('第 2 道，共 2 道');
    expect(document.activeElement?.textContent).toContain('担担面');
  });

  it('a merchant can take the photo of a dish again, and the new photo replaces the first one', async () => {
    const { saved } = await openWalk([tofu]);
    (await shoot('拍照')).answer(200, stored('first.webp'));
    await screen.findByText('照片已保存');
    (await shoot('重拍')).answer(200, stored('second.webp'));
    await expect.poll(saved).toHaveLength(2);
    expect(saved()[1]).toMatchObject({ dish: { photos: ['second.webp'] } });
  });

  it('a dish that the merchant skips stays without a photo, and after the last dish the console offers the skipped dishes again', async () => {
    const { user, text, saved } = await openWalk([tofu, noodles]);
    await user.click(screen.getByRole('button', { name: '跳过' }));
    await user.click(screen.getByRole('button', { name: '跳过' }));
    expect(text()).toContain('还有 2 道菜没有照片');
    expect(saved()).toEqual([]);
    await user.click(screen.getByRole('button', { name: '再拍剩下的' }));
    expect(text()).toContain('第 1 道，共 2 道');
  });

  it('if saving the photo of a dish fails, a retry saves the uploaded photo without another upload', async () => {
    const { user, saved } = await openWalk([tofu], refuse('changed_meanwhile'));
    (await shoot('拍照')).answer(200, stored('new.webp'));
    await user.click(await screen.findByRole('button', { name: '重新保存' }));
    await expect.poll(saved).toHaveLength(2);
    expect(Upload.sent).toHaveLength(1);
  });

  it('a failed upload of a dish photo shows the reason, and the merchant can still use the camera', async () => {
    const { saved } = await openWalk([tofu]);
    (await shoot('拍照')).answer(415, {
      code: 415,
      success: false,
      message: '不支持的图片',
      data: { reason: 'picture_kind_unsupported' },
    });
    expect((await screen.findByText('不支持的图片')).getAttribute('role')).toBe('alert');
    expect(screen.getByLabelText('拍照')).toBeTruthy();
    expect(saved()).toEqual([]);
  });

  it('a photo from the camera is scaled down to 1,600 px before the upload', async () => {
    const canvas = HTMLCanvasElement.prototype;
    vi.stubGlobal('createImageBitmap', async () => ({ width: 4000, height: 3000, close: () => undefined }));
    const pen = { fillRect: () => undefined, drawImage: vi.fn() };
    vi.spyOn(canvas, 'getContext').mockReturnValue(pen as never);
    vi.spyOn(canvas, 'toBlob').mockImplementation((use) => use(new Blob(['small'], { type: 'image/jpeg' })));
    await openWalk([tofu]);
    const sent = await shoot('拍照', 'x'.repeat(5000));
    expect(pen.drawImage).toHaveBeenCalledWith(expect.anything(), 0, 0, 1600, 1200);
    expect(sent.body?.get('file')).toMatchObject({ size: 5 });
  });

  it('the screen for missing dish photos says that there is nothing to do if all dishes of the menu have photos', async () => {
    const { text } = await openWalk([shown]);
    expect(text()).toContain('所有菜品都有照片了');
  });
});

it('the menu screen links to the screen for missing dish photos while dishes lack a photo', async () => {
  const open = (dishes: readonly MenuDish[]) =>
    openConsole('/menu', {
      staff: staffOfTest('merchant'),
      answers: {
        '/rest/merchant/menu': {
          categories: [{ id: 3, name: { 'zh-CN': '热菜' }, nameZh: '热菜', dishes: [...dishes] }],
        },
      },
    });
  await open([tofu, noodles, shown]);
  expect(screen.getByRole('link', { name: '给 2 道菜拍照' }).getAttribute('href')).toContain('/dish-photos');
});
