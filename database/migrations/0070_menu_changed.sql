-- Servers cache menus. Every change of a shop or its menu, whatever makes it, notifies all servers, which then drop the
-- menu of this shop. Changes of stock cause no notification, because every order makes one. A menu with a counted stock
-- is not cached.
CREATE FUNCTION tell_menu_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('menu_changed', COALESCE(NEW.shop_id, OLD.shop_id)::text);
  RETURN NULL;
END $$;

CREATE FUNCTION tell_shop_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('menu_changed', OLD.id::text);
  RETURN NULL;
END $$;

CREATE TRIGGER menu_changed AFTER UPDATE OR DELETE ON shop FOR EACH ROW EXECUTE FUNCTION tell_shop_changed();

CREATE TRIGGER menu_changed AFTER INSERT OR UPDATE OR DELETE ON dish_category FOR EACH ROW EXECUTE FUNCTION tell_menu_changed();
CREATE TRIGGER menu_changed AFTER INSERT OR UPDATE OR DELETE ON dish_part FOR EACH ROW EXECUTE FUNCTION tell_menu_changed();

CREATE TRIGGER menu_changed AFTER UPDATE OF shop_id, category_id, key, name, pinyin, description, price, spice, allergens, diet,
  options, is_available, plate, image, position, photos, served_hours, by_platform, removed_at ON dish
  FOR EACH ROW EXECUTE FUNCTION tell_menu_changed();
CREATE TRIGGER stock_counted AFTER UPDATE OF stock ON dish FOR EACH ROW
  WHEN ((OLD.stock IS NULL) <> (NEW.stock IS NULL)) EXECUTE FUNCTION tell_menu_changed();
CREATE TRIGGER dish_added_or_gone AFTER INSERT OR DELETE ON dish FOR EACH ROW EXECUTE FUNCTION tell_menu_changed();
