-- The author allows that the restaurant shows the photos of the review on its menu (rule review-11).
ALTER TABLE review ADD COLUMN photos_on_menu boolean NOT NULL DEFAULT false;

-- The photo of a guest on a dish. A dish has at most one, and a photo shows at most one dish (rule catalogue-72).
CREATE TABLE dish_guest_photo (
  dish_id  bigint PRIMARY KEY REFERENCES dish ON DELETE CASCADE,
  shop_id  bigint NOT NULL REFERENCES shop ON DELETE CASCADE,
  photo    text NOT NULL UNIQUE
);
CREATE INDEX dish_guest_photo_of_shop ON dish_guest_photo (shop_id);
CREATE TRIGGER menu_changed AFTER INSERT OR UPDATE OR DELETE ON dish_guest_photo
  FOR EACH ROW EXECUTE FUNCTION tell_menu_changed();
