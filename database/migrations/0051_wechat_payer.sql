-- Up Migration
-- A WeChat account that may only pay. It was bound after a sign-in that was not recent, so it cannot sign in. Accounts
-- in `wechat_open_id` can sign in and pay.
ALTER TABLE member ADD COLUMN wechat_payer_open_id text UNIQUE;
