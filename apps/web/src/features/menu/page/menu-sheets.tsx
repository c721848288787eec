import type { OrderWay } from '@chifan/domain/ordering';
import { Button, Drawer } from '@chifan/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ShopMenu } from '../../../data/menu.ts';
import { CartSheet } from '../cart/cart-sheet.tsx';
import type { MenuSheet } from '../cart/use-menu-actions.ts';
import type { DietConfirmation } from '../diet/diet-confirmation.ts';
import { DietForm } from '../diet/diet-form.tsx';
import { DietQuestionDialog } from '../diet/diet-question.tsx';
import { OptionDrawer } from '../options/option-drawer.tsx';

export type MenuSheetsProps = {
  readonly sheet: MenuSheet;
  readonly asked: DietConfirmation;
  readonly menu: ShopMenu;
  readonly way: OrderWay;
  readonly onClose: () => void;
};

export default function MenuSheets({ asked, ...each }: MenuSheetsProps) {
  return (
    <>
      <OpenSheet {...each} />
      <DietQuestionDialog asked={asked} />
    </>
  );
}

function OpenSheet({ sheet, menu: { shop, categories }, way, onClose }: Omit<MenuSheetsProps, 'asked'>) {
  switch (sheet.kind) {
    case 'none':
      return null;
    case 'options':
      return <OptionDrawer shop={shop} dish={sheet.dish} onClose={onClose} />;
    case 'cart':
      return <CartSheet shop={shop} way={way} dishes={categories.flatMap(({ dishes }) => dishes)} onClose={onClose} />;
    case 'diet':
      return <DietSheet onClose={onClose} />;
  }
}

function DietSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Drawer
      title={t`What I don’t eat`}
      isOpen
      onClose={onClose}
      actions={
        <Button isWide onClick={onClose}>
          <Trans>Done</Trans>
        </Button>
      }
    >
      <DietForm />
    </Drawer>
  );
}
