-- For counting the jobs that a courier returned recently, before the courier may take another one.
CREATE INDEX courier_assignment_given_back ON courier_assignment (courier_id, given_back_at)
  WHERE given_back_at IS NOT NULL;
