CREATE TABLE "campus" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"phone" text NOT NULL,
	"state" text NOT NULL,
	"open_hours" jsonb NOT NULL,
	"travel_minutes" jsonb NOT NULL,
	"opened_on" text NOT NULL,
	"manager_uid" text,
	"color" integer NOT NULL,
	CONSTRAINT "campus_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_group" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"campus_id" text NOT NULL,
	"name" text NOT NULL,
	"course_id" text NOT NULL,
	"course_version_id" text NOT NULL,
	"subject_id" text NOT NULL,
	"class_type_id" text NOT NULL,
	"property_id" text NOT NULL,
	"capacity" integer NOT NULL,
	"make_up_extra_seats" integer NOT NULL,
	"teacher_uids" text[] NOT NULL,
	"assistant_uids" text[] NOT NULL,
	"head_teacher_uid" text,
	"study_manager_uid" text,
	"room_id" text,
	"start_on" text NOT NULL,
	"end_on" text,
	"planned_lessons" integer NOT NULL,
	"k" integer NOT NULL,
	"leave_cost" text NOT NULL,
	"absent_cost" text NOT NULL,
	"book_mode" text NOT NULL,
	"group_size" integer,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"created_at" text NOT NULL,
	CONSTRAINT "class_group_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "class_member" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"class_id" text NOT NULL,
	"stu_id" text NOT NULL,
	"sort" integer NOT NULL,
	"join_on" text NOT NULL,
	"leave_on" text,
	"join_kind" text NOT NULL,
	"leave_reason" text,
	CONSTRAINT "class_member_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "classroom" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"campus_id" text NOT NULL,
	"name" text NOT NULL,
	"capacity" integer NOT NULL,
	"equipment" text[] NOT NULL,
	"online" boolean NOT NULL,
	"shared" boolean NOT NULL,
	"disabled" boolean NOT NULL,
	"closures" jsonb NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "classroom_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "company" (
	"id" text PRIMARY KEY NOT NULL,
	"main_company_id" text NOT NULL,
	"name" text NOT NULL,
	"avatar" text NOT NULL,
	"boss_name" text NOT NULL,
	"mobile" text NOT NULL,
	"main_dict" text NOT NULL,
	"region" text NOT NULL,
	"address" text NOT NULL,
	"state" text NOT NULL,
	"init_success" boolean NOT NULL,
	"created_at" text NOT NULL,
	"service_expire_on" text,
	"sharing" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "course" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"subject_id" text NOT NULL,
	"line_course_type_id" text NOT NULL,
	"author_uid" text NOT NULL,
	"publish" text NOT NULL,
	"live_version_id" text NOT NULL,
	"created_at" text NOT NULL,
	CONSTRAINT "course_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_grant" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"course_id" text NOT NULL,
	"grantee_type" text NOT NULL,
	"grantee_id" text NOT NULL,
	"right" text NOT NULL,
	"valid_from" text NOT NULL,
	"valid_to" text,
	"by" text NOT NULL,
	"reason" text NOT NULL,
	CONSTRAINT "course_grant_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "course_version" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"course_id" text NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"age_from" integer NOT NULL,
	"age_to" integer NOT NULL,
	"level" integer NOT NULL,
	"minutes_per_section" integer NOT NULL,
	"hours_per_section" integer NOT NULL,
	"suggested_size" integer NOT NULL,
	"summary" text NOT NULL,
	"audit" text NOT NULL,
	"approved_at" text,
	CONSTRAINT "course_version_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "dictionary" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"color" integer,
	"sort" integer NOT NULL,
	"disabled" boolean NOT NULL,
	"overrides_id" text,
	CONSTRAINT "dictionary_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "file" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"name" text NOT NULL,
	"mime" text NOT NULL,
	"pages" integer,
	"sha256" text NOT NULL,
	"size" integer NOT NULL,
	"by" text NOT NULL,
	"created_at" text NOT NULL,
	CONSTRAINT "file_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "guardian" (
	"company_id" text NOT NULL,
	"stu_id" text NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"relation" text NOT NULL,
	"is_main" boolean NOT NULL,
	"rights" jsonb NOT NULL,
	"state" text NOT NULL,
	CONSTRAINT "guardian_company_id_stu_id_uid_pk" PRIMARY KEY("company_id","stu_id","uid")
);
--> statement-breakpoint
CREATE TABLE "holiday" (
	"company_id" text NOT NULL,
	"date" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "holiday_company_id_date_pk" PRIMARY KEY("company_id","date")
);
--> statement-breakpoint
CREATE TABLE "hour_debt" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"stu_id" text NOT NULL,
	"course_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"hours" integer NOT NULL,
	"settled" integer NOT NULL,
	CONSTRAINT "hour_debt_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "hour_entry" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"lot_id" text NOT NULL,
	"stu_id" text NOT NULL,
	"kind" text NOT NULL,
	"hours" integer NOT NULL,
	"frozen" integer NOT NULL,
	"amount" integer NOT NULL,
	"biz_type" text NOT NULL,
	"biz_id" text NOT NULL,
	"lesson_id" text,
	"date" text NOT NULL,
	"at" text NOT NULL,
	"operator_uid" text NOT NULL,
	"reason" text NOT NULL,
	"reverses" text,
	CONSTRAINT "hour_entry_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "hour_lot" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"stu_id" text NOT NULL,
	"course_ids" text[] NOT NULL,
	"source" text NOT NULL,
	"qty" integer NOT NULL,
	"net" integer NOT NULL,
	"gift_policy" text NOT NULL,
	"paid_at" text NOT NULL,
	"valid_from" text NOT NULL,
	"expire_on" text,
	"status" text NOT NULL,
	"order_no" text,
	CONSTRAINT "hour_lot_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "idempotency" (
	"uid" text NOT NULL,
	"key" text NOT NULL,
	"content" text NOT NULL,
	"answer" json,
	"at" text NOT NULL,
	CONSTRAINT "idempotency_uid_key_pk" PRIMARY KEY("uid","key")
);
--> statement-breakpoint
CREATE TABLE "identity_use" (
	"company_id" text NOT NULL,
	"uid" text NOT NULL,
	"ids" text NOT NULL,
	"at" text NOT NULL,
	"turn" integer NOT NULL,
	CONSTRAINT "identity_use_company_id_uid_ids_pk" PRIMARY KEY("company_id","uid","ids")
);
--> statement-breakpoint
CREATE TABLE "invite_code" (
	"company_id" text NOT NULL,
	"code" text NOT NULL,
	"inviter_uid" text NOT NULL,
	"purpose" text NOT NULL,
	"stu_id" text,
	"expire_at" text NOT NULL,
	"max_uses" integer NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "invite_code_company_id_code_pk" PRIMARY KEY("company_id","code")
);
--> statement-breakpoint
CREATE TABLE "leave_request" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"stu_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"apply_at" text NOT NULL,
	"via" text NOT NULL,
	"reason_type" text NOT NULL,
	"note" text NOT NULL,
	"promise" jsonb NOT NULL,
	"state" text NOT NULL,
	"audited_at" text,
	"audited_by" text,
	CONSTRAINT "leave_request_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "lesson" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"class_id" text,
	"hour_type_id" text NOT NULL,
	"course_id" text,
	"subject_id" text NOT NULL,
	"seq_no" integer,
	"date" text NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"campus_id" text NOT NULL,
	"room_id" text,
	"section_id" text,
	"substitute_of" text,
	"k" integer NOT NULL,
	"series_id" text,
	"batch_id" text,
	"forced_reason" text,
	"moved" boolean NOT NULL,
	"remark" text NOT NULL,
	"version" integer NOT NULL,
	"rolled_at" text,
	"rolled_by" text,
	"cancelled_at" text,
	"cancelled_by" text,
	"cancelled_reason" text,
	"created_by" text NOT NULL,
	"created_at" text NOT NULL,
	CONSTRAINT "lesson_company_id_id_pk" PRIMARY KEY("company_id","id"),
	CONSTRAINT "lesson_order" CHECK ("start" < "end")
);
--> statement-breakpoint
CREATE TABLE "lesson_guest" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"kind" text NOT NULL,
	"stu_id" text,
	"lead_name" text,
	"owner_uid" text,
	"right_id" text,
	"state" text NOT NULL,
	"created_at" text NOT NULL,
	CONSTRAINT "lesson_guest_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "lesson_teacher" (
	"company_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"uid" text NOT NULL,
	"duty" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "lesson_teacher_company_id_lesson_id_uid_pk" PRIMARY KEY("company_id","lesson_id","uid")
);
--> statement-breakpoint
CREATE TABLE "login_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"uid" text NOT NULL,
	"created_at" text NOT NULL,
	"last_seen_at" text NOT NULL,
	"keep7d" boolean NOT NULL,
	"ended_at" text,
	"ended_why" text,
	"address" text NOT NULL,
	"device" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "make_up_right" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"stu_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"charged" integer NOT NULL,
	"expire_on" text NOT NULL,
	"make_up_lesson_id" text,
	"state" text NOT NULL,
	CONSTRAINT "make_up_right_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "operation_log" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"at" text NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"action" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"object_name" text NOT NULL,
	"diff" jsonb NOT NULL,
	"reason" text,
	"identity_ids" text,
	"request_id" text,
	CONSTRAINT "operation_log_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "platform" (
	"key" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_hit" (
	"id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reading_log" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"resource_id" text NOT NULL,
	"rev_id" text NOT NULL,
	"class_id" text,
	"opened_at" text NOT NULL,
	"last_at" text NOT NULL,
	"page" integer NOT NULL,
	"pages_seen" integer[] NOT NULL,
	"active_seconds" integer NOT NULL,
	"right_clicks" integer NOT NULL,
	CONSTRAINT "reading_log_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"subject_id" text,
	"owner_uid" text NOT NULL,
	"licence" text NOT NULL,
	"state" text NOT NULL,
	"created_at" text NOT NULL,
	CONSTRAINT "resource_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "resource_rev" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"resource_id" text NOT NULL,
	"n" integer NOT NULL,
	"file_id" text NOT NULL,
	"pages" integer NOT NULL,
	"created_at" text NOT NULL,
	CONSTRAINT "resource_rev_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "role" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"name" text NOT NULL,
	"label" text NOT NULL,
	"level" integer NOT NULL,
	"kind" text NOT NULL,
	"permissions" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "roll_line" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"sheet_id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"stu_id" text,
	"lead_name" text,
	"kind" text NOT NULL,
	"mark" text NOT NULL,
	"minutes_late" integer NOT NULL,
	"cost" integer NOT NULL,
	"owed" integer NOT NULL,
	"why" text NOT NULL,
	"parent_confirm" text,
	"confirm_due_on" text,
	"home_campus_id" text NOT NULL,
	CONSTRAINT "roll_line_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "roll_sheet" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"lesson_id" text NOT NULL,
	"version" integer NOT NULL,
	"by" text NOT NULL,
	"at" text NOT NULL,
	"channel" text NOT NULL,
	"state" text NOT NULL,
	"revoked_at" text,
	"revoked_by" text,
	"revoke_reason" text,
	CONSTRAINT "roll_sheet_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "schedule_batch" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"at" text NOT NULL,
	"undo_until" text NOT NULL,
	"state" text NOT NULL,
	"lessons" jsonb NOT NULL,
	"notify" boolean NOT NULL,
	CONSTRAINT "schedule_batch_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "schedule_preview" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"expire_at" text NOT NULL,
	"draft" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	CONSTRAINT "schedule_preview_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "section" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"course_id" text NOT NULL,
	"version_id" text NOT NULL,
	"section_key" text NOT NULL,
	"stage_id" text NOT NULL,
	"no" integer NOT NULL,
	"name" text NOT NULL,
	"goal" text NOT NULL,
	"minutes" integer NOT NULL,
	"hours" integer NOT NULL,
	"form" text NOT NULL,
	CONSTRAINT "section_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "section_resource" (
	"company_id" text NOT NULL,
	"section_id" text NOT NULL,
	"list_name" text NOT NULL,
	"resource_id" text NOT NULL,
	"rev_id" text NOT NULL,
	"sort" integer NOT NULL,
	"visible_to" text NOT NULL,
	CONSTRAINT "section_resource_company_id_section_id_list_name_resource_id_pk" PRIMARY KEY("company_id","section_id","list_name","resource_id")
);
--> statement-breakpoint
CREATE TABLE "series" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"class_id" text,
	"rule" jsonb NOT NULL,
	CONSTRAINT "series_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"company_id" text NOT NULL,
	"key" text NOT NULL,
	"value" jsonb NOT NULL,
	"effective_at" text NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "setting_company_id_key_effective_at_pk" PRIMARY KEY("company_id","key","effective_at")
);
--> statement-breakpoint
CREATE TABLE "sms_code" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"address" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" text NOT NULL,
	"expire_at" text NOT NULL,
	"tries" integer NOT NULL,
	"spent" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_mail" (
	"id" text PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"code" text NOT NULL,
	"text" text NOT NULL,
	"at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff" (
	"company_id" text NOT NULL,
	"uid" text NOT NULL,
	"name" text NOT NULL,
	"job_no" text NOT NULL,
	"role_ids" text[] NOT NULL,
	"duties" text[] NOT NULL,
	"extra_permissions" text[] NOT NULL,
	"campus_ids" text[] NOT NULL,
	"subject_ids" text[] NOT NULL,
	"manager_uid" text,
	"state" text NOT NULL,
	"entry_on" text NOT NULL,
	"leave_on" text,
	CONSTRAINT "staff_company_id_uid_pk" PRIMARY KEY("company_id","uid")
);
--> statement-breakpoint
CREATE TABLE "stage" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"version_id" text NOT NULL,
	"name" text NOT NULL,
	"goal" text NOT NULL,
	"sort" integer NOT NULL,
	CONSTRAINT "stage_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "stu_account" (
	"company_id" text NOT NULL,
	"stu_id" text NOT NULL,
	"uid" text NOT NULL,
	"login_name" text NOT NULL,
	"state" text NOT NULL,
	"must_change" boolean NOT NULL,
	CONSTRAINT "stu_account_company_id_stu_id_pk" PRIMARY KEY("company_id","stu_id")
);
--> statement-breakpoint
CREATE TABLE "student" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"campus_id" text NOT NULL,
	"name" text NOT NULL,
	"sex" integer NOT NULL,
	"birthday" text NOT NULL,
	"school" text NOT NULL,
	"grade" text NOT NULL,
	"avatar" text NOT NULL,
	"tag" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"choose" boolean NOT NULL,
	"child_consent" boolean NOT NULL,
	"owner_uid" text,
	"created_at" text NOT NULL,
	CONSTRAINT "student_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "teacher_block" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"date" text NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"reason" text NOT NULL,
	"applied_at" text NOT NULL,
	CONSTRAINT "teacher_block_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "teacher_window" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"uid" text NOT NULL,
	"weekday" integer NOT NULL,
	"start" text NOT NULL,
	"end" text NOT NULL,
	CONSTRAINT "teacher_window_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "user_account" (
	"uid" text PRIMARY KEY NOT NULL,
	"mobile" text,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"sex" integer,
	"is_student" boolean NOT NULL,
	"can_save_image" boolean NOT NULL,
	"state" text NOT NULL,
	"consent_version" text,
	"created_at" text NOT NULL,
	"last_login_at" text,
	"seller_uid" text
);
--> statement-breakpoint
CREATE TABLE "user_role" (
	"company_id" text NOT NULL,
	"uid" text NOT NULL,
	"role_id" text NOT NULL,
	"upper_uid" text,
	"added_at" text NOT NULL,
	CONSTRAINT "user_role_company_id_uid_role_id_pk" PRIMARY KEY("company_id","uid","role_id")
);
--> statement-breakpoint
CREATE TABLE "waiting" (
	"company_id" text NOT NULL,
	"id" text NOT NULL,
	"class_id" text NOT NULL,
	"stu_id" text,
	"lead_name" text,
	"order_no" integer NOT NULL,
	"owner_uid" text,
	"state" text NOT NULL,
	"offer_until" text,
	"created_at" text NOT NULL,
	CONSTRAINT "waiting_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
ALTER TABLE "class_member" ADD CONSTRAINT "class_member_company_id_class_id_class_group_company_id_id_fk" FOREIGN KEY ("company_id","class_id") REFERENCES "public"."class_group"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "class_member" ADD CONSTRAINT "class_member_company_id_stu_id_student_company_id_id_fk" FOREIGN KEY ("company_id","stu_id") REFERENCES "public"."student"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_entry" ADD CONSTRAINT "hour_entry_company_id_lot_id_hour_lot_company_id_id_fk" FOREIGN KEY ("company_id","lot_id") REFERENCES "public"."hour_lot"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hour_lot" ADD CONSTRAINT "hour_lot_company_id_stu_id_student_company_id_id_fk" FOREIGN KEY ("company_id","stu_id") REFERENCES "public"."student"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson" ADD CONSTRAINT "lesson_company_id_class_id_class_group_company_id_id_fk" FOREIGN KEY ("company_id","class_id") REFERENCES "public"."class_group"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_guest" ADD CONSTRAINT "lesson_guest_company_id_lesson_id_lesson_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lesson"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lesson_teacher" ADD CONSTRAINT "lesson_teacher_company_id_lesson_id_lesson_company_id_id_fk" FOREIGN KEY ("company_id","lesson_id") REFERENCES "public"."lesson"("company_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roll_line" ADD CONSTRAINT "roll_line_company_id_sheet_id_roll_sheet_company_id_id_fk" FOREIGN KEY ("company_id","sheet_id") REFERENCES "public"."roll_sheet"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "class_member_company_id_class_id_index" ON "class_member" USING btree ("company_id","class_id");--> statement-breakpoint
CREATE INDEX "class_member_company_id_stu_id_index" ON "class_member" USING btree ("company_id","stu_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_name_index" ON "company" USING btree ("name");--> statement-breakpoint
CREATE INDEX "course_grant_company_id_course_id_index" ON "course_grant" USING btree ("company_id","course_id");--> statement-breakpoint
CREATE INDEX "guardian_uid_index" ON "guardian" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "hour_debt_company_id_stu_id_index" ON "hour_debt" USING btree ("company_id","stu_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hour_entry_company_id_biz_type_biz_id_lot_id_kind_index" ON "hour_entry" USING btree ("company_id","biz_type","biz_id","lot_id","kind");--> statement-breakpoint
CREATE INDEX "hour_entry_company_id_lot_id_index" ON "hour_entry" USING btree ("company_id","lot_id");--> statement-breakpoint
CREATE INDEX "hour_lot_company_id_stu_id_index" ON "hour_lot" USING btree ("company_id","stu_id");--> statement-breakpoint
CREATE INDEX "idempotency_at_index" ON "idempotency" USING btree ("at");--> statement-breakpoint
CREATE INDEX "identity_use_uid_index" ON "identity_use" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "invite_code_code_index" ON "invite_code" USING btree ("code");--> statement-breakpoint
CREATE INDEX "leave_request_company_id_lesson_id_index" ON "leave_request" USING btree ("company_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_company_id_date_index" ON "lesson" USING btree ("company_id","date");--> statement-breakpoint
CREATE INDEX "lesson_company_id_class_id_date_index" ON "lesson" USING btree ("company_id","class_id","date");--> statement-breakpoint
CREATE INDEX "lesson_guest_company_id_lesson_id_index" ON "lesson_guest" USING btree ("company_id","lesson_id");--> statement-breakpoint
CREATE INDEX "lesson_guest_company_id_stu_id_index" ON "lesson_guest" USING btree ("company_id","stu_id");--> statement-breakpoint
CREATE INDEX "lesson_teacher_company_id_uid_index" ON "lesson_teacher" USING btree ("company_id","uid");--> statement-breakpoint
CREATE INDEX "login_session_uid_index" ON "login_session" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "operation_log_company_id_object_type_object_id_at_index" ON "operation_log" USING btree ("company_id","object_type","object_id","at");--> statement-breakpoint
CREATE INDEX "rate_hit_key_at_index" ON "rate_hit" USING btree ("key","at");--> statement-breakpoint
CREATE INDEX "reading_log_company_id_uid_resource_id_last_at_index" ON "reading_log" USING btree ("company_id","uid","resource_id","last_at");--> statement-breakpoint
CREATE INDEX "resource_rev_company_id_resource_id_index" ON "resource_rev" USING btree ("company_id","resource_id");--> statement-breakpoint
CREATE INDEX "role_company_id_index" ON "role" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "roll_line_company_id_lesson_id_index" ON "roll_line" USING btree ("company_id","lesson_id");--> statement-breakpoint
CREATE INDEX "roll_line_company_id_stu_id_index" ON "roll_line" USING btree ("company_id","stu_id");--> statement-breakpoint
CREATE INDEX "roll_sheet_company_id_lesson_id_index" ON "roll_sheet" USING btree ("company_id","lesson_id");--> statement-breakpoint
CREATE INDEX "schedule_preview_expire_at_index" ON "schedule_preview" USING btree ("expire_at");--> statement-breakpoint
CREATE INDEX "section_company_id_version_id_no_index" ON "section" USING btree ("company_id","version_id","no");--> statement-breakpoint
CREATE INDEX "section_resource_company_id_resource_id_index" ON "section_resource" USING btree ("company_id","resource_id");--> statement-breakpoint
CREATE INDEX "sms_code_phone_sent_at_index" ON "sms_code" USING btree ("phone","sent_at");--> statement-breakpoint
CREATE INDEX "sms_code_address_sent_at_index" ON "sms_code" USING btree ("address","sent_at");--> statement-breakpoint
CREATE INDEX "staff_uid_index" ON "staff" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "stu_account_uid_index" ON "stu_account" USING btree ("uid");--> statement-breakpoint
CREATE UNIQUE INDEX "stu_account_login_name_index" ON "stu_account" USING btree ("login_name");--> statement-breakpoint
CREATE INDEX "student_company_id_name_index" ON "student" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "teacher_block_company_id_date_index" ON "teacher_block" USING btree ("company_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "user_account_mobile_index" ON "user_account" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "one_image_saver" ON "user_account" USING btree ("can_save_image") WHERE can_save_image;--> statement-breakpoint
CREATE INDEX "user_role_uid_index" ON "user_role" USING btree ("uid");