import { useWatch } from 'react-hook-form';
import { FormField } from '../../components/form/FormField.tsx';
import { FormRow } from '../../components/form/FormRow.tsx';
import { FormSection } from '../../components/form/FormSection.tsx';
import { Checkbox } from '../../components/ui/Checkbox/Checkbox.tsx';
import { Combobox } from '../../components/ui/Combobox/Combobox.tsx';
import { NumberInput } from '../../components/ui/NumberInput/NumberInput.tsx';
import { Select } from '../../components/ui/Select/Select.tsx';
import { TextArea } from '../../components/ui/TextArea/TextArea.tsx';
import { TextInput } from '../../components/ui/TextInput/TextInput.tsx';
import type { LessonDetail } from '../../contract/lesson.ts';
import { ScheduleTarget } from './ScheduleTarget.tsx';
import { ScheduleTime } from './ScheduleTime.tsx';
import { onlineRoom } from './scheduleForm.ts';
import type { ScheduleEditorModel } from './useScheduleEditor.ts';
import type { ScheduleOptions } from './useScheduleOptions.ts';

export interface ScheduleFieldsProps {
  form: ScheduleEditorModel['form'];
  options: ScheduleOptions;
  today: string;
  /** The lesson being edited: whom it is for stands fast. */
  lesson: LessonDetail | null;
  /** Soft clashes only, and the right to force them: asks for 强排原因. */
  mayForce: boolean;
}

/** Fields of a single lesson, in the order an operator thinks of them: for whom, when, who, where, what it costs. */
export function ScheduleFields({ form, options, today, lesson, mayForce }: ScheduleFieldsProps) {
  const date = useWatch({ control: form.control, name: 'date' });
  const past = !lesson && date !== '' && date < today;
  // Somebody who has left, or stood in from elsewhere, keeps a name.
  const nameOf = (uid: string) =>
    options.staff.find((one) => one.uid === uid)?.name ?? lesson?.teachers.find((one) => one.uid === uid)?.name;
  const teacherChoices = options.staff.map(({ uid, name, roleLabels }) => ({
    value: uid,
    label: name,
    note: roleLabels[0],
  }));
  const roomChoices = [
    ...options.rooms.map((room) => ({ value: room.id, label: room.name, note: `容量 ${room.capacity}` })),
    { value: onlineRoom, label: '线上' },
  ];
  return (
    <>
      <FormSection title="课次">
        <ScheduleTarget form={form} options={options} fixedTarget={lesson?.title} />
      </FormSection>
      <FormSection title="时间">
        <ScheduleTime form={form} today={today} />
        {past && (
          <FormField form={form} name="backfillReason" label="补录原因" required help="日期早于今天，将作为补录">
            {(field) => <TextInput {...field} maxLength={100} />}
          </FormField>
        )}
      </FormSection>
      <FormSection title="老师与教室">
        <FormRow>
          <FormField form={form} name="teacherIds" label="主讲" required>
            {(field) => (
              <Combobox multiple {...field} options={teacherChoices} labelOf={nameOf} placeholder="输入姓名" />
            )}
          </FormField>
          <FormField form={form} name="assistantIds" label="助教">
            {(field) => <Combobox multiple {...field} options={teacherChoices} labelOf={nameOf} placeholder="可不选" />}
          </FormField>
          <FormField form={form} name="campusId" label="校区" required>
            {(field) => (
              <Select
                {...field}
                options={options.campuses.map(({ id, name }) => ({ value: id, label: name }))}
                value={field.value || null}
                onValueChange={(campusId) => {
                  field.onValueChange(campusId);
                  form.setValue('roomId', '');
                  if (!lesson) form.setValue('classId', '');
                }}
              />
            )}
          </FormField>
          <FormField form={form} name="roomId" label="教室" required>
            {(field) => <Select {...field} options={roomChoices} value={field.value || null} />}
          </FormField>
        </FormRow>
      </FormSection>
      <FormSection title="扣课与说明">
        <FormRow>
          <FormField
            form={form}
            name="k"
            label="单次扣课时"
            required
            help={lesson ? '步长 0.25' : '默认同班级，步长 0.25'}
          >
            {(field) => <NumberInput {...field} scale={100} min={0} max={2000} step={25} suffix="课时" />}
          </FormField>
        </FormRow>
        <FormField form={form} name="remark" label="备注">
          {(field) => <TextArea {...field} maxLength={200} count />}
        </FormField>
        {mayForce && (
          <FormField
            form={form}
            name="forcedReason"
            label="强排原因"
            required
            help="存在可强排的冲突，原因会写入操作日志，课次带“强排”标记"
          >
            {(field) => <TextInput {...field} maxLength={100} />}
          </FormField>
        )}
        <FormField form={form} name="notify">
          {({ value, onValueChange }) => (
            <Checkbox checked={value} onCheckedChange={onValueChange}>
              通知家长
            </Checkbox>
          )}
        </FormField>
      </FormSection>
    </>
  );
}
