-- Rule courier-13: a courier is off duty until they start their duty. Couriers without a session are set to off duty.
ALTER TABLE staff ALTER COLUMN is_on_duty SET DEFAULT false;
UPDATE staff SET is_on_duty = false
  WHERE is_on_duty AND NOT EXISTS (SELECT FROM session WHERE session.staff_id = staff.id);
