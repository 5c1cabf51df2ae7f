import { Checkbox } from '../../components/ui/Checkbox/Checkbox.tsx';
import { Field } from '../../components/ui/Field/Field.tsx';
import { Segmented } from '../../components/ui/Segmented/Segmented.tsx';
import { Select } from '../../components/ui/Select/Select.tsx';
import type { Lesson } from '../../contract/lesson.ts';
import { lessonStateLabels } from '../../domain/lessonState.ts';
import type { ScheduleScope, ScheduleView } from './scheduleView.ts';

export interface FilterFieldsProps {
  view: ScheduleView;
  scope: ScheduleScope;
  lessons: readonly Lesson[];
  /** May the viewer switch between own lessons and the campus. */
  mayScope: boolean;
  /** Also those a wide screen has in its toolbar: 范围 and 班级. */
  all: boolean;
  onChange: (change: Partial<ScheduleView>) => void;
}

const stateOptions = (['overdue', 'planned', 'rolled'] as const).map((value) => ({
  value,
  label: lessonStateLabels[value],
}));

export const scopeOptions = [
  { value: 'mine', label: '我的课' },
  { value: 'campus', label: '全校区' },
] as const;

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label, 'zh-CN');

/** Classes among the lessons, by name; the one filtered by stays choosable. */
export function classOptions(lessons: readonly Lesson[]) {
  const byId = new Map(lessons.flatMap(({ classId, title }) => (classId ? [[classId, title] as const] : [])));
  return [...byId].map(([value, label]) => ({ value, label })).sort(byLabel);
}

function teacherOptions(lessons: readonly Lesson[]) {
  const byId = new Map(lessons.flatMap((one) => one.teachers.map(({ uid, name }) => [uid, name] as const)));
  return [...byId].map(([value, label]) => ({ value, label })).sort(byLabel);
}

/** The filters of the timetable as fields, for a popover or a sheet. */
export function FilterFields({ view, scope, lessons, mayScope, all, onChange }: FilterFieldsProps) {
  return (
    <>
      {all && mayScope && (
        <Field label="范围" group>
          <Segmented<ScheduleScope>
            label="范围"
            block
            options={scopeOptions}
            value={scope}
            onValueChange={(next) => onChange({ scope: next, teacherId: null, classId: null })}
          />
        </Field>
      )}
      {all && (
        <Field label="班级">
          <Select
            clearable
            placeholder="全部"
            emptyText="这段时间没有班级课"
            options={classOptions(lessons)}
            value={view.classId}
            onValueChange={(classId) => onChange({ classId })}
          />
        </Field>
      )}
      <Field label="状态">
        <Select
          clearable
          placeholder="全部"
          options={stateOptions}
          value={view.state}
          onValueChange={(state) => onChange({ state })}
        />
      </Field>
      {scope === 'campus' && (
        <Field label="老师">
          <Select
            clearable
            placeholder="全部"
            emptyText="这段时间没有老师上课"
            options={teacherOptions(lessons)}
            value={view.teacherId}
            onValueChange={(teacherId) => onChange({ teacherId })}
          />
        </Field>
      )}
      <Checkbox checked={view.cancelled} onCheckedChange={(cancelled) => onChange({ cancelled })}>
        显示已取消
      </Checkbox>
    </>
  );
}
