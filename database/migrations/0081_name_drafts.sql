-- Which languages of a dish's name nobody has confirmed yet, and where each came from: {"ja": "parts"}. Guests are told.
ALTER TABLE dish ADD COLUMN name_drafts jsonb NOT NULL DEFAULT '{}';

DROP TRIGGER menu_changed ON dish;
CREATE TRIGGER menu_changed AFTER UPDATE OF shop_id, category_id, key, name, pinyin, description, price, spice, allergens, diet,
  options, is_available, plate, image, position, photos, served_hours, by_platform, name_drafts, removed_at ON dish
  FOR EACH ROW EXECUTE FUNCTION tell_menu_changed();

-- Dishes of one name, wherever they are served: what others have confirmed of it is a draft here.
CREATE INDEX IF NOT EXISTS search_place_of_name ON search_place (name_id);
