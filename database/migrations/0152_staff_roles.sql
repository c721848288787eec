-- Up Migration
-- The roles of a staff account decide which calls it may use (rule member-59). Null: an account that a server of an
-- older release has added, which may do everything that its kind of account may do.
ALTER TABLE staff ADD COLUMN IF NOT EXISTS roles text[] CHECK (cardinality(roles) > 0 AND CASE role
  WHEN 'merchant' THEN roles <@ '{owner,manager,cashier,kitchen}'
  WHEN 'courier' THEN roles <@ '{courier}'
  ELSE roles <@ '{support,finance,content,admin}' END);
UPDATE staff SET roles = CASE role WHEN 'merchant' THEN '{owner}'::text[] WHEN 'courier' THEN '{courier}' ELSE '{admin}' END
WHERE roles IS NULL;
