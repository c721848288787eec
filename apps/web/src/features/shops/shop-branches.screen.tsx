import { needsParam } from '../../platform/addressed/needs-param.tsx';
import { useParams } from '../../platform/navigation.ts';
import BranchList from '../../terms/shops/lists/branch-list.tsx';
import { readWay } from '../../terms/shops/way.ts';

export default needsParam(['brandId'], 'restaurant', ShopBranchesScreen);

function ShopBranchesScreen() {
  const { brandId, way } = useParams();
  return <BranchList brandId={Number(brandId ?? 0)} way={readWay(way)} />;
}
