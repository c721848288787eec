-- Rule courier-13: a courier is off duty until they go on duty. Those who are signed in nowhere have not.
ALTER TABLE staff ALTER COLUMN is_on_duty SET DEFAULT false;
UPDATE staff SET is_on_duty = false
  WHERE is_on_duty AND NOT EXISTS (SELECT FROM session WHERE session.staff_id = staff.id);
