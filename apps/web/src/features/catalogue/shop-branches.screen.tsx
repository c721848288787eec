import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useParams } from '../../platform/navigation.ts';
import BranchList from './brands/branch-list.tsx';
import { readWay } from './shops/way.ts';

export default needsParam(['brandId'], 'restaurant', ShopBranchesScreen);

function ShopBranchesScreen() {
  const { brandId, way } = useParams();
  return <BranchList brandId={Number(brandId ?? 0)} way={readWay(way)} />;
}
