-- Languages in which the dish's name is an unconfirmed draft, with the source of each: {"ja": "parts"}. Guests see that
-- it is a draft.
ALTER TABLE dish ADD COLUMN name_drafts jsonb NOT NULL DEFAULT '{}';

DROP TRIGGER menu_changed ON dish;
CREATE TRIGGER menu_changed AFTER UPDATE OF shop_id, category_id, key, name, pinyin, description, price, spice, allergens, diet,
  options, is_available, plate, image, position, photos, served_hours, by_platform, name_drafts, removed_at ON dish
  FOR EACH ROW EXECUTE FUNCTION tell_menu_changed();

-- For finding all dishes with the same name. A translation that another restaurant confirmed becomes a draft for this
-- one.
CREATE INDEX IF NOT EXISTS search_place_of_name ON search_place (name_id);
