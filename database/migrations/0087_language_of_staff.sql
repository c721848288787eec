-- Up Migration
-- What one of the staff reads the console in (rule member-35); null until they first sign in by a console that knows of it.
ALTER TABLE staff ADD COLUMN language text CHECK (language IN ('zh-CN', 'en', 'zh-Hant-HK'));
