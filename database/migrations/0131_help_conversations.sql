-- Help requests are conversations (rule help-12). The answers that existed before count as read, because the old app
-- showed all of them and had no unread mark.

-- Id of the newest message that the member has read.
ALTER TABLE help_request ADD COLUMN read_message_id bigint NOT NULL DEFAULT 0;
UPDATE help_request r SET read_message_id = m.id
  FROM (SELECT help_request_id, max(id) AS id FROM help_message GROUP BY help_request_id) m
  WHERE m.help_request_id = r.id;
