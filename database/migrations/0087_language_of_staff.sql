-- Up Migration
-- Language in which a member of staff reads the console (rule member-35). Null until they sign in with a console that
-- sends it.
ALTER TABLE staff ADD COLUMN language text CHECK (language IN ('zh-CN', 'en', 'zh-Hant-HK'));
