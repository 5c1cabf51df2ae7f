-- The roles of the system, the same in every institution (product.md section 6).
INSERT INTO role (id, company_id, name, label, level, kind, permissions) VALUES
  ('5', NULL, 'headmaster', '校长', 99, 'manager', '{}'),
  ('4', NULL, 'operator', '教务', 98, 'manager', '{}'),
  ('8', NULL, 'manager', '平台管理员', 90, 'manager', '{}'),
  ('2', NULL, 'tch', '老师', 22, 'employee', '{}'),
  ('3', NULL, 'saler', '课程顾问', 21, 'employee', '{}'),
  ('1', NULL, 'parent', '家长', 11, 'none', '{}'),
  ('6', NULL, 'seller', '分销员', 5, 'none', '{}'),
  ('7', NULL, 'student', '学员', 1, 'none', '{}'),
  ('0', NULL, 'unknown', '游客', 0, 'none', '{}');
--> statement-breakpoint
-- Two roles nobody can sign in with. Every call of the server runs as one of them (SET LOCAL ROLE), so that row-level
-- security holds also where the connection itself belongs to a superuser.
--   jiaowu_app     inside one institution: app.company_id names it
--   jiaowu_signin  before an institution is chosen: app.uid names the person
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'jiaowu_app') THEN CREATE ROLE jiaowu_app NOLOGIN; END IF;
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'jiaowu_signin') THEN CREATE ROLE jiaowu_signin NOLOGIN; END IF;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL; -- another database of the same cluster was faster
END $$;
--> statement-breakpoint
DO $$
BEGIN
  IF NOT (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) THEN
    EXECUTE format('GRANT jiaowu_app, jiaowu_signin TO %I', current_user);
  END IF;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA public TO jiaowu_app, jiaowu_signin;
--> statement-breakpoint
-- Empty text where nothing is set: no row has it.
CREATE FUNCTION app_company() RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT coalesce(current_setting('app.company_id', true), '') $$;
--> statement-breakpoint
CREATE FUNCTION app_main_company() RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT coalesce(current_setting('app.main_company_id', true), '') $$;
--> statement-breakpoint
CREATE FUNCTION app_uid() RETURNS text LANGUAGE sql STABLE AS
  $$ SELECT coalesce(current_setting('app.uid', true), '') $$;
--> statement-breakpoint
-- Puts every table that has a company_id under row-level security. A migration that adds such a table ends with
-- SELECT secure_company_tables(); running it again does no harm.
CREATE FUNCTION secure_company_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE t text;
BEGIN
  FOR t IN
    SELECT c.relname FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attname = 'company_id' AND NOT a.attisdropped
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', t);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t);
    EXECUTE format('DROP POLICY IF EXISTS own_company ON %I', t);
    EXECUTE format('CREATE POLICY own_company ON %I USING (company_id = app_company()) WITH CHECK (company_id = app_company())', t);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO jiaowu_app', t);
  END LOOP;
END $$;
--> statement-breakpoint
SELECT secure_company_tables();
--> statement-breakpoint
-- What was done stays done.
REVOKE UPDATE, DELETE ON operation_log, hour_entry, setting FROM jiaowu_app;
--> statement-breakpoint
-- Roles of the system are everybody's; values of the 总部 stand in for the institution's own.
CREATE POLICY system_roles ON role FOR SELECT USING (company_id IS NULL);
--> statement-breakpoint
CREATE POLICY main_company_values ON dictionary FOR SELECT USING (company_id = app_main_company());
--> statement-breakpoint
-- A person at the door sees his or her own posts, roles and children, whatever the institution.
CREATE POLICY at_the_door ON staff FOR SELECT TO jiaowu_signin USING (uid = app_uid());
--> statement-breakpoint
CREATE POLICY at_the_door ON user_role FOR SELECT TO jiaowu_signin USING (uid = app_uid());
--> statement-breakpoint
CREATE POLICY takes_a_role ON user_role FOR INSERT TO jiaowu_signin WITH CHECK (uid = app_uid() AND role_id IN ('0', '1'));
--> statement-breakpoint
CREATE POLICY at_the_door ON guardian FOR SELECT TO jiaowu_signin USING (uid = app_uid());
--> statement-breakpoint
CREATE POLICY at_the_door ON stu_account FOR SELECT TO jiaowu_signin USING (uid = app_uid());
--> statement-breakpoint
CREATE POLICY at_the_door ON identity_use FOR SELECT TO jiaowu_signin USING (uid = app_uid());
--> statement-breakpoint
CREATE POLICY at_the_door ON student FOR SELECT TO jiaowu_signin USING (
  (company_id, id) IN (SELECT g.company_id, g.stu_id FROM guardian g WHERE g.uid = app_uid())
  OR (company_id, id) IN (SELECT s.company_id, s.stu_id FROM stu_account s WHERE s.uid = app_uid())
);
--> statement-breakpoint
CREATE POLICY at_the_door ON role FOR SELECT TO jiaowu_signin USING (
  company_id IN (SELECT s.company_id FROM staff s WHERE s.uid = app_uid())
);
--> statement-breakpoint
GRANT SELECT ON staff, user_role, guardian, stu_account, student, role, identity_use TO jiaowu_signin;
--> statement-breakpoint
GRANT INSERT ON user_role TO jiaowu_signin;
--> statement-breakpoint
-- The institution itself: seen by name at the door; inside, only one's own and its 总部.
ALTER TABLE company ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE company FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY at_the_door ON company TO jiaowu_signin USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY own_company ON company TO jiaowu_app USING (id = app_company()) WITH CHECK (id = app_company());
--> statement-breakpoint
CREATE POLICY main_company ON company FOR SELECT TO jiaowu_app USING (id = app_main_company());
--> statement-breakpoint
GRANT SELECT, INSERT ON company TO jiaowu_signin;
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON company TO jiaowu_app;
--> statement-breakpoint
-- People belong to no institution: inside one, only those who have to do with it are seen.
ALTER TABLE user_account ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE user_account FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY at_the_door ON user_account TO jiaowu_signin USING (true) WITH CHECK (true);
--> statement-breakpoint
CREATE POLICY people_of_company ON user_account FOR SELECT TO jiaowu_app USING (
  uid = app_uid()
  OR uid IN (SELECT s.uid FROM staff s)
  OR uid IN (SELECT g.uid FROM guardian g)
  OR uid IN (SELECT a.uid FROM stu_account a)
  OR uid IN (SELECT r.uid FROM user_role r)
);
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE ON user_account TO jiaowu_signin;
--> statement-breakpoint
GRANT SELECT ON user_account TO jiaowu_app;
--> statement-breakpoint
-- Sessions, codes and limits: only at the door. First answers of writes: one's own.
GRANT SELECT, INSERT, UPDATE, DELETE ON login_session, sms_code, sms_mail, rate_hit TO jiaowu_signin;
--> statement-breakpoint
ALTER TABLE idempotency ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE idempotency FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY own_answers ON idempotency USING (uid = app_uid()) WITH CHECK (uid = app_uid());
--> statement-breakpoint
GRANT SELECT, INSERT, UPDATE, DELETE ON idempotency TO jiaowu_app, jiaowu_signin;
