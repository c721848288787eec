import { Button, Card } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { saveFile } from '../../../lists/save-file.ts';
import { api } from '../../../platform/api.ts';
import { useAction } from '../../../platform/use-action.ts';
import { encodeSheetFile } from './read-sheet-file.ts';

type Wanted = { readonly what: 'menu' | 'template'; readonly kind: 'xlsx' | 'csv' };

/** Downloads of a menu table: an empty template with examples, or the current menu. */
export function SheetsCard({ shopId }: { readonly shopId: number }) {
  const load = useAction((wanted: Wanted) => api('/rest/merchant/menu/sheet', { shopId, ...wanted }), {
    onDone: ({ fileName, mediaType, base64 }) => saveFile(fileName, encodeSheetFile(base64, mediaType)),
  });
  const button = (wanted: Wanted, label: string) => (
    <Button
      variant="secondary"
      isBusy={load.isPending && load.variables.what === wanted.what && load.variables.kind === wanted.kind}
      onClick={() => load.mutate(wanted)}
    >
      {label}
    </Button>
  );
  return (
    <Card title={t`第一步：下载表格`}>
      <p className="mb-3 text-note text-soft">{t`模板里有填写示例；导出的菜单改好后可以直接再导入，编号不要改。`}</p>
      <div className="flex flex-wrap gap-2">
        {button({ what: 'template', kind: 'xlsx' }, t`下载模板（Excel）`)}
        {button({ what: 'template', kind: 'csv' }, t`下载模板（CSV）`)}
        {button({ what: 'menu', kind: 'xlsx' }, t`导出整份菜单（Excel）`)}
        {button({ what: 'menu', kind: 'csv' }, t`导出整份菜单（CSV）`)}
      </div>
      <Help />
    </Card>
  );
}

function Help() {
  const lines = [
    t`必填：菜名、分类、价格。其他列可以留空或整列删掉，列的顺序不限。`,
    t`已有的菜：空格表示保持不变；要清掉原来的内容，写「清空」。`,
    t`外文名留空：系统自动起草译名，之后请您确认。`,
    t`选项每组一行，例如「份量：小份|大份+10」，可选多项写「加料[0-2]：煎蛋+3|花生」。`,
    t`过敏原、饮食标记用顿号隔开，例如「花生、大豆」「素食、清真」。没写就是未知，不会显示为安全。`,
    t`图片文件一列写文件名，导入时再上传一个图片压缩包（zip）。`,
  ];
  return (
    <details className="mt-3">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold text-link">{t`怎么填`}</summary>
      <ul className="grid list-disc gap-1 ps-5 text-note text-soft">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
