import { Controller, type UseFormReturn } from 'react-hook-form';
import { Combobox } from '../../components/ui/Combobox/Combobox.tsx';
import { Field } from '../../components/ui/Field/Field.tsx';
import { RadioGroup } from '../../components/ui/RadioGroup/RadioGroup.tsx';
import { Select } from '../../components/ui/Select/Select.tsx';
import * as S from './CreateScheduleScreen.styles.ts';
import { type ScheduleValues, valuesOfClass } from './scheduleForm.ts';
import { StudentPicker } from './StudentPicker.tsx';
import type { ScheduleOptions } from './useScheduleOptions.ts';

interface ScheduleTargetProps {
  form: UseFormReturn<ScheduleValues>;
  options: ScheduleOptions;
  /** Name of class or students where they can't change any more. */
  fixedTarget?: string | undefined;
}

/** 课次类型, and for whom: a class with its section, or single students. */
export function ScheduleTarget({ form, options, fixedTarget }: ScheduleTargetProps) {
  const { control, watch, setValue, getValues, formState } = form;
  const { errors } = formState;
  const target = watch('target');
  const choose = (classId: string | null) => {
    const group = options.classes.find((one) => one.classId === classId);
    if (!group) return setValue('classId', '', { shouldDirty: true });
    for (const [name, value] of Object.entries(valuesOfClass(group, getValues()))) {
      setValue(name as keyof ScheduleValues, value, { shouldDirty: true });
    }
  };
  return (
    <S.Pair>
      <Field label="课次类型" required error={errors.hourTypeId?.message}>
        <Controller
          control={control}
          name="hourTypeId"
          render={({ field }) => (
            <Select
              ref={field.ref}
              options={options.hourTypes.map(({ id, name }) => ({ value: id, label: name }))}
              value={field.value || null}
              onValueChange={field.onChange}
            />
          )}
        />
      </Field>
      {fixedTarget ? (
        <Field label="上课对象" group>
          <S.Fixed>{fixedTarget}</S.Fixed>
        </Field>
      ) : (
        <Field label="上课对象" group>
          <Controller
            control={control}
            name="target"
            render={({ field }) => (
              <RadioGroup
                options={[
                  { value: 'class', label: '班级' },
                  { value: 'student', label: '个别学员' },
                ]}
                value={field.value}
                onValueChange={field.onChange}
              />
            )}
          />
        </Field>
      )}
      {!fixedTarget && target === 'class' && (
        <Field label="班级" required error={errors.classId?.message}>
          <Controller
            control={control}
            name="classId"
            render={({ field }) => (
              <Combobox
                ref={field.ref}
                clearable
                options={options.classes.map((one) => ({
                  value: one.classId,
                  label: one.name,
                  note: `${one.members}/${one.capacity} 人`,
                }))}
                value={field.value || null}
                onValueChange={choose}
                placeholder="输入班级名称"
              />
            )}
          />
        </Field>
      )}
      {!fixedTarget && target === 'student' && (
        <Field label="学员" required error={errors.stuIds?.message}>
          <Controller
            control={control}
            name="stuIds"
            render={({ field }) => <StudentPicker ref={field.ref} value={field.value} onValueChange={field.onChange} />}
          />
        </Field>
      )}
      {target === 'class' && (
        <Field
          label="课节"
          help={options.sectionsKnown && options.sections.length === 0 ? '该课程还没有课节' : undefined}
        >
          <Controller
            control={control}
            name="sectionId"
            render={({ field }) => (
              <Select
                clearable
                ref={field.ref}
                placeholder="不指定"
                options={options.sections.map((one) => ({
                  value: one.sectionId,
                  label: `第 ${one.no} 节 ${one.name}`,
                  note: one.usedOn ? `${one.usedOn.slice(5)} 已排` : undefined,
                }))}
                value={field.value || null}
                onValueChange={(value) => field.onChange(value ?? '')}
              />
            )}
          />
        </Field>
      )}
    </S.Pair>
  );
}
