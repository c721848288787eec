import { rolesOfKind, type StaffKind, type StaffRole } from '@chifan/domain/member';
import { Chip } from '@chifan/ui';
import { t } from '@lingui/core/macro';
import { useStaff } from '../../platform/staff.ts';
import { ShopSearch } from '../../shop-search/shop-search.tsx';
import { roleHints, staffRoleLabels } from '../../staff-words/role-labels.ts';
import { dishText } from '../../texts/dish-name.tsx';
import { PersonText } from '../../texts/person-text.tsx';
import type { Colleague } from './colleagues.query.ts';

export type Access = { readonly roles: readonly StaffRole[]; readonly shops: Colleague['shops'] };

type AccessFieldsProps = {
  readonly kind: StaffKind;
  readonly access: Access;
  readonly onChange: (access: Access) => void;
};

/** The roles of an account, and the shops of a merchant. */
export function AccessFields({ kind, access, onChange }: AccessFieldsProps) {
  return (
    <>
      {kind !== 'courier' && (
        <RolesField kind={kind} roles={access.roles} onChange={(roles) => onChange({ ...access, roles })} />
      )}
      {kind === 'merchant' && <ShopsField shops={access.shops} onChange={(shops) => onChange({ ...access, shops })} />}
    </>
  );
}

/** True if the account has at least one role. A merchant account also needs at least one shop. */
export const isComplete = (kind: StaffKind, { roles, shops }: Access): boolean =>
  roles.length > 0 && (kind !== 'merchant' || shops.length > 0);

type RolesFieldProps = {
  readonly kind: 'merchant' | 'platform';
  readonly roles: readonly StaffRole[];
  readonly onChange: (roles: readonly StaffRole[]) => void;
};

function RolesField({ kind, roles, onChange }: RolesFieldProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t`权限`}</legend>
      <div className="flex flex-wrap gap-x-2">
        {rolesOfKind[kind].map((role) => (
          <Chip key={role} isChosen={roles.includes(role)} onPress={() => onChange(toggled(roles, role))}>
            {staffRoleLabels[role]()}
          </Chip>
        ))}
      </div>
      <ul className="grid gap-1 text-note text-soft">
        {roles.map((role) => (
          <li key={role}>{roleHints[role]()}</li>
        ))}
      </ul>
    </fieldset>
  );
}

const toggled = (roles: readonly StaffRole[], role: StaffRole): readonly StaffRole[] =>
  roles.includes(role) ? roles.filter((each) => each !== role) : [...roles, role];

type ShopsFieldProps = {
  readonly shops: Colleague['shops'];
  readonly onChange: (shops: Colleague['shops']) => void;
};

/** Field to choose shops. An owner chooses among the owner's shops, and an admin searches all shops. */
function ShopsField({ shops, onChange }: ShopsFieldProps) {
  const staff = useStaff();
  const isOwner = staff.role === 'merchant';
  const shown = isOwner ? staff.shops : shops;
  const isChosen = (id: number) => shops.some((shop) => shop.id === id);
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{t({ message: '店铺', context: 'several' })}</legend>
      <div className="flex flex-wrap gap-x-2">
        {shown.map((shop) => (
          <Chip
            key={shop.id}
            isChosen={isChosen(shop.id)}
            onPress={() => onChange(isChosen(shop.id) ? shops.filter(({ id }) => id !== shop.id) : [...shops, shop])}
          >
            <PersonText text={dishText(shop)} maxLines={1} />
          </Chip>
        ))}
      </div>
      {!isOwner && (
        <ShopSearch label={t`添加店铺`} onChoose={(shop) => onChange(isChosen(shop.id) ? shops : [...shops, shop])} />
      )}
    </fieldset>
  );
}
