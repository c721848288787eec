import { Card, Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';

export const PaperMenuCard = () => (
  <Card title={t`只有纸质菜单？`}>
    <p className="text-note text-soft">{t`拍下来，菜名和价格自动读出，核对后同样先预览、再生效。`}</p>
    <Link to="/paper-menu" className="inline-flex min-h-11 items-center gap-2 font-semibold text-link">
      <Icon name="plus" size={20} />
      {t`拍照导入`}
    </Link>
  </Card>
);
