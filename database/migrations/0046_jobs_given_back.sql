-- How many jobs a courier gave back of late is asked before they take another.
CREATE INDEX courier_assignment_given_back ON courier_assignment (courier_id, given_back_at)
  WHERE given_back_at IS NOT NULL;
