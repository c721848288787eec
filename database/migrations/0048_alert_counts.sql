-- Up Migration
-- Forged notices of one kind are one alert a day with a count, however many are posted: anybody can post them.

ALTER TABLE gateway_alert
  ADD COLUMN count int NOT NULL DEFAULT 1,
  ADD COLUMN last_at timestamptz,
  -- The day in China whose notices are counted here; null where each alert stands for itself.
  ADD COLUMN counted_day date;
CREATE UNIQUE INDEX gateway_alert_of_day ON gateway_alert (method, kind, counted_day);
