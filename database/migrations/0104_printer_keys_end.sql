-- Up Migration
-- The member of staff who created the printer's key. The key becomes invalid when they are suspended,
-- leave the shop or get a new password (rule printing-7). Older keys have no creator, so they become invalid when one of
-- these happens to any of the shop's staff.
ALTER TABLE printer ADD COLUMN made_by bigint REFERENCES staff ON DELETE CASCADE;

CREATE FUNCTION end_printers_of_staff() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM printer WHERE made_by = NEW.id OR (made_by IS NULL
    AND shop_id IN (SELECT shop_id FROM staff_shop WHERE staff_id = NEW.id));
  RETURN NULL;
END $$;
CREATE TRIGGER printers_end_with_access AFTER UPDATE OF suspended_at, password_hash ON staff FOR EACH ROW
  WHEN (NEW.suspended_at IS NOT NULL OR NEW.password_hash IS DISTINCT FROM OLD.password_hash)
  EXECUTE FUNCTION end_printers_of_staff();

CREATE FUNCTION end_printers_of_removed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM printer WHERE shop_id = OLD.shop_id AND (made_by = OLD.staff_id OR made_by IS NULL);
  RETURN NULL;
END $$;
CREATE TRIGGER printers_end_with_removal AFTER DELETE ON staff_shop FOR EACH ROW
  EXECUTE FUNCTION end_printers_of_removed();
