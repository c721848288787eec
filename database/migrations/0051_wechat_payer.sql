-- Up Migration
-- A WeChat account that may only be asked for money: it was named by a sign-in that was not fresh, and signs nobody in.
-- Accounts of `wechat_open_id` sign their member in and pay for them.
ALTER TABLE member ADD COLUMN wechat_payer_open_id text UNIQUE;
