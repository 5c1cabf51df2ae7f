import { Controller, type UseFormReturn } from 'react-hook-form';
import { Combobox } from '../../components/ui/Combobox/Combobox.tsx';
import { Checkbox } from '../../components/ui/Checkbox/Checkbox.tsx';
import { Field } from '../../components/ui/Field/Field.tsx';
import { NumberInput } from '../../components/ui/NumberInput/NumberInput.tsx';
import { Select } from '../../components/ui/Select/Select.tsx';
import { TextArea } from '../../components/ui/TextArea/TextArea.tsx';
import { TextInput } from '../../components/ui/TextInput/TextInput.tsx';
import type { LessonDetail } from '../../contract/lesson.ts';
import * as S from './CreateScheduleScreen.styles.ts';
import { ScheduleTarget } from './ScheduleTarget.tsx';
import { ScheduleTime } from './ScheduleTime.tsx';
import { onlineRoom, type ScheduleValues } from './scheduleForm.ts';
import type { ScheduleOptions } from './useScheduleOptions.ts';

export interface ScheduleFieldsProps {
  form: UseFormReturn<ScheduleValues>;
  options: ScheduleOptions;
  today: string;
  /** The lesson being edited: whom it is for stands fast. */
  lesson: LessonDetail | null;
  /** Soft clashes only, and the right to force them: asks for 强排原因. */
  mayForce: boolean;
}

/** Fields of a single lesson, in the order an operator thinks of them: for whom, when, who, where, what it costs. */
export function ScheduleFields({ form, options, today, lesson, mayForce }: ScheduleFieldsProps) {
  const { control, watch, setValue, formState } = form;
  const { errors } = formState;
  const message = (name: keyof ScheduleValues) => errors[name]?.message;
  const past = !lesson && watch('date') !== '' && watch('date') < today;
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
      <S.Group aria-labelledby="schedule-target">
        <h2 id="schedule-target">课次</h2>
        <ScheduleTarget form={form} options={options} fixedTarget={lesson?.title} />
      </S.Group>
      <S.Group aria-labelledby="schedule-time">
        <h2 id="schedule-time">时间</h2>
        <ScheduleTime form={form} today={today} />
        {past && (
          <Field label="补录原因" required help="日期早于今天，将作为补录" error={message('backfillReason')}>
            <Controller
              control={control}
              name="backfillReason"
              render={({ field }) => (
                <TextInput ref={field.ref} value={field.value} onValueChange={field.onChange} maxLength={100} />
              )}
            />
          </Field>
        )}
      </S.Group>
      <S.Group aria-labelledby="schedule-people">
        <h2 id="schedule-people">老师与教室</h2>
        <S.Pair>
          <Field label="主讲" required error={message('teacherIds')}>
            <Controller
              control={control}
              name="teacherIds"
              render={({ field }) => (
                <Combobox
                  multiple
                  ref={field.ref}
                  options={teacherChoices}
                  value={field.value}
                  onValueChange={field.onChange}
                  labelOf={nameOf}
                  placeholder="输入姓名"
                />
              )}
            />
          </Field>
          <Field label="助教" error={message('assistantIds')}>
            <Controller
              control={control}
              name="assistantIds"
              render={({ field }) => (
                <Combobox
                  multiple
                  ref={field.ref}
                  options={teacherChoices}
                  value={field.value}
                  onValueChange={field.onChange}
                  labelOf={nameOf}
                  placeholder="可不选"
                />
              )}
            />
          </Field>
          <Field label="校区" required error={message('campusId')}>
            <Controller
              control={control}
              name="campusId"
              render={({ field }) => (
                <Select
                  ref={field.ref}
                  options={options.campuses.map(({ id, name }) => ({ value: id, label: name }))}
                  value={field.value || null}
                  onValueChange={(campusId) => {
                    field.onChange(campusId);
                    setValue('roomId', '');
                    if (!lesson) setValue('classId', '');
                  }}
                />
              )}
            />
          </Field>
          <Field label="教室" required error={message('roomId')}>
            <Controller
              control={control}
              name="roomId"
              render={({ field }) => (
                <Select
                  ref={field.ref}
                  options={roomChoices}
                  value={field.value || null}
                  onValueChange={field.onChange}
                />
              )}
            />
          </Field>
        </S.Pair>
      </S.Group>
      <S.Group aria-labelledby="schedule-cost">
        <h2 id="schedule-cost">扣课与说明</h2>
        <S.Pair>
          <Field label="单次扣课时" required help={lesson ? '步长 0.25' : '默认同班级，步长 0.25'} error={message('k')}>
            <Controller
              control={control}
              name="k"
              render={({ field }) => (
                <NumberInput
                  ref={field.ref}
                  value={field.value}
                  onValueChange={field.onChange}
                  scale={100}
                  min={0}
                  max={2000}
                  step={25}
                  suffix="课时"
                />
              )}
            />
          </Field>
        </S.Pair>
        <Field label="备注" error={message('remark')}>
          <Controller
            control={control}
            name="remark"
            render={({ field }) => (
              <TextArea ref={field.ref} value={field.value} onValueChange={field.onChange} maxLength={200} count />
            )}
          />
        </Field>
        {mayForce && (
          <Field
            label="强排原因"
            required
            help="存在可强排的冲突，原因会写入操作日志，课次带“强排”标记"
            error={message('forcedReason')}
          >
            <Controller
              control={control}
              name="forcedReason"
              render={({ field }) => (
                <TextInput ref={field.ref} value={field.value} onValueChange={field.onChange} maxLength={100} />
              )}
            />
          </Field>
        )}
        <Controller
          control={control}
          name="notify"
          render={({ field }) => (
            <Checkbox checked={field.value} onCheckedChange={field.onChange}>
              通知家长
            </Checkbox>
          )}
        />
      </S.Group>
    </>
  );
}
