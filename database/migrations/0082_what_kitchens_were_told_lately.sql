-- Up Migration
-- A board asks what was written to its kitchen in the last hours, of orders that have left it.
CREATE INDEX IF NOT EXISTS order_message_to_kitchens ON order_message (created_at) WHERE recipient = 'merchant';
