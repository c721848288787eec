import type { OutputAt } from '@chifan/contract/client';
import { fen } from '@chifan/domain';
import type { PaperRow, PaperRowIssue } from '@chifan/domain/catalogue/paper-menu';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openConsole, staffOfTest } from '../../../app/testing/open-console.tsx';
import { readPhoto } from './reading/read-photo.ts';

vi.mock('./reading/read-photo.ts', () => ({
  readPhoto: vi.fn<typeof readPhoto>(),
}));
vi.mock('@chifan/ui/text-recognition', () => ({
  closeRecogniser: () => undefined,
  problemOf: () => 'photo_unreadable',
}));

const previewPath = '/rest/merchant/menu/import/preview';

const row = (name: string, yuan: number | null, doubts: readonly PaperRowIssue[] = []): PaperRow => ({
  name,
  price: yuan === null ? null : fen(yuan * 100),
  category: '热菜',
  sureness: 0.9,
  doubts,
  boxes: [{ left: 10, top: 10, width: 90, height: 30 }],
});

const read = (...rows: PaperRow[]) => ({ picture: new Blob(['x']), width: 900, height: 1200, rows, isSlanted: false });

const menu = {
  categories: [{ id: 1, nameZh: '点心', dishes: [{ id: 7, nameZh: '春卷', price: 1600 }] }],
} as unknown as OutputAt<'/rest/merchant/menu'>;
const previewed = { importId: 5 } as unknown as OutputAt<typeof previewPath>;

async function openWith(photos: number) {
  const opened = await openConsole('/paper-menu', {
    staff: staffOfTest('merchant'),
    answers: {
      '/rest/merchant/menu': menu,
      [previewPath]: previewed,
    },
  });
  const files = Array.from({ length: photos }, (_, at) => new File(['x'], `${at}.jpg`, { type: 'image/jpeg' }));
  await opened.user.upload(await screen.findByLabelText('从相册选择'), files);
  return opened;
}

const field = (label: string, at: number) =>
  screen.getAllByLabelText<HTMLInputElement>(label)[at] ?? new HTMLInputElement();

it('the import of a photographed menu skips dishes that the shop already has, and starts only after the merchant enters the missing prices', async () => {
  vi.mocked(readPhoto).mockResolvedValueOnce(
    read(row('油爆是', 88, ['unsure']), row('春卷', 18), row('醉鸡', null, ['no_price'])),
  );
  const { user, asked } = await openWith(1);
  await screen.findByText('读出 3 道菜');
  expect(screen.getByText('字迹没有看清，请核对')).toBeDefined();
  expect(screen.getByText('菜单上已有，现价 16 元')).toBeDefined();
  expect(field('菜名', 1).disabled).toBe(true);
  const preview = () => screen.getByRole<HTMLButtonElement>('button', { name: '预览导入' });
  expect(preview().disabled).toBe(true);
  await user.clear(field('菜名', 0));
  await user.type(field('菜名', 0), '油爆虾');
  expect(screen.queryByText('字迹没有看清，请核对')).toBeNull();
  await user.type(field('价格（元）', 2), '48');
  await screen.findByText('将导入 2 道菜');
  await user.click(preview());
  await expect
    .poll(() => asked.find(({ path }) => path === previewPath)?.input)
    .toMatchObject({
      source: {
        rows: [
          { row: 1, cells: { name: '油爆虾', price: '88', category: '热菜' } },
          { row: 3, cells: { name: '醉鸡', price: '48', category: '热菜' } },
        ],
      },
    });
  await expect.poll(() => window.location.hash).toContain('/menu-import?import=5');
});

it('the console reads photos of a menu one after another, and can read a photo again after the merchant stopped the reading or the reading failed', async () => {
  vi.mocked(readPhoto)
    .mockImplementationOnce(
      (_, { signal, onProgress }) =>
        new Promise((_resolve, reject) => {
          onProgress({ step: 'reading', done: 3, all: 40 });
          signal.addEventListener('abort', () => reject(signal.reason));
        }),
    )
    .mockRejectedValueOnce(new Error('no picture'))
    .mockResolvedValueOnce(read(row('红烧肉', 58)));
  const { user } = await openWith(2);
  await screen.findByText('已识别 3 / 40 行');
  expect(screen.getByText('排队中')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '停止识别第 1 张' }));
  await screen.findByText('已停止');
  await screen.findByText('这台设备打不开这张照片，请换成 JPG 或 PNG 格式。');
  await user.click(screen.getByRole('button', { name: '重新识别第 1 张' }));
  await screen.findByText('读出 1 道菜');
  await user.click(screen.getByRole('button', { name: '移除第 1 张' }));
  expect(screen.queryByLabelText('菜名')).toBeNull();
});

it('for a photo taken at an angle, the console lists only dishes that it read with certainty, and requests a new photo', async () => {
  vi.mocked(readPhoto)
    .mockResolvedValueOnce({ ...read(row('拍黄瓜', 18)), isSlanted: true })
    .mockResolvedValueOnce({ ...read(), isSlanted: true });
  await openWith(2);
  await expect
    .poll(() => screen.queryAllByText('照片拍得太斜，只列出能确定的菜。请正对菜单再拍一张。'))
    .toHaveLength(2);
  expect(screen.getByText('读出 1 道菜')).toBeDefined();
});

it('a recognised price that may belong to another dish is marked until the merchant edits it', async () => {
  vi.mocked(readPhoto).mockResolvedValueOnce(read(row('拍黄瓜', 88, ['astray_price'])));
  const { user } = await openWith(1);
  await screen.findByText('价格可能属于别的菜，请对照照片');
  await user.clear(field('价格（元）', 0));
  await user.type(field('价格（元）', 0), '18');
  expect(screen.queryByText('价格可能属于别的菜，请对照照片')).toBeNull();
});
