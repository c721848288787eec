-- Up Migration
-- For the kitchen's board, which shows messages of the last hours about orders that have left it.
CREATE INDEX IF NOT EXISTS order_message_to_kitchens ON order_message (created_at) WHERE recipient = 'merchant';
