import { Icon } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ForRoles } from '../../../platform/for-roles.tsx';

export const ImportLink = () => (
  <ForRoles roles={['manager']}>
    <Link to="/menu-import" className="inline-flex min-h-11 items-center gap-2 px-3 font-semibold text-link">
      <Icon name="list" size={20} />
      {t`批量导入 / 导出`}
    </Link>
  </ForRoles>
);
