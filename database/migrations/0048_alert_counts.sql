-- Up Migration
-- Forged notifications of one kind are counted in one alert per day, because anyone can send any number of them.

ALTER TABLE gateway_alert
  ADD COLUMN count int NOT NULL DEFAULT 1,
  ADD COLUMN last_at timestamptz,
  -- The day in China whose notifications are counted. Null for alerts that are not counted.
  ADD COLUMN counted_day date;
CREATE UNIQUE INDEX gateway_alert_of_day ON gateway_alert (method, kind, counted_day);
