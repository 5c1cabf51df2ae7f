import { useWatch } from 'react-hook-form';
import { FormField } from '../../components/form/FormField.tsx';
import { FormRow } from '../../components/form/FormRow.tsx';
import { Combobox } from '../../components/ui/Combobox/Combobox.tsx';
import { Field } from '../../components/ui/Field/Field.tsx';
import { RadioGroup } from '../../components/ui/RadioGroup/RadioGroup.tsx';
import { Select } from '../../components/ui/Select/Select.tsx';
import * as S from './CreateScheduleScreen.styles.ts';
import { type ScheduleValues, valuesOfClass } from './scheduleForm.ts';
import { StudentPicker } from './StudentPicker.tsx';
import type { ScheduleEditorModel } from './useScheduleEditor.ts';
import type { ScheduleOptions } from './useScheduleOptions.ts';

interface ScheduleTargetProps {
  form: ScheduleEditorModel['form'];
  options: ScheduleOptions;
  /** Name of class or students where they can't change any more. */
  fixedTarget?: string | undefined;
}

/** 课次类型, and for whom: a class with its section, or single students. */
export function ScheduleTarget({ form, options, fixedTarget }: ScheduleTargetProps) {
  const { setValue, getValues } = form;
  const target = useWatch({ control: form.control, name: 'target' });
  const choose = (classId: string | null) => {
    const group = options.classes.find((one) => one.classId === classId);
    if (!group) return setValue('classId', '', { shouldDirty: true });
    for (const [name, value] of Object.entries(valuesOfClass(group, getValues()))) {
      setValue(name as keyof ScheduleValues, value, { shouldDirty: true });
    }
  };
  return (
    <FormRow>
      <FormField form={form} name="hourTypeId" label="课次类型" required>
        {(field) => (
          <Select
            {...field}
            options={options.hourTypes.map(({ id, name }) => ({ value: id, label: name }))}
            value={field.value || null}
          />
        )}
      </FormField>
      {fixedTarget ? (
        <Field label="上课对象" group>
          <S.Fixed>{fixedTarget}</S.Fixed>
        </Field>
      ) : (
        <FormField form={form} name="target" label="上课对象" group>
          {(field) => (
            <RadioGroup
              {...field}
              options={[
                { value: 'class', label: '班级' },
                { value: 'student', label: '个别学员' },
              ]}
            />
          )}
        </FormField>
      )}
      {!fixedTarget && target === 'class' && (
        <FormField form={form} name="classId" label="班级" required>
          {({ ref, value }) => (
            <Combobox
              ref={ref}
              clearable
              options={options.classes.map((one) => ({
                value: one.classId,
                label: one.name,
                note: `${one.members}/${one.capacity} 人`,
              }))}
              value={value || null}
              onValueChange={choose}
              placeholder="输入班级名称"
            />
          )}
        </FormField>
      )}
      {!fixedTarget && target === 'student' && (
        <FormField form={form} name="stuIds" label="学员" required>
          {(field) => <StudentPicker {...field} />}
        </FormField>
      )}
      {target === 'class' && (
        <FormField
          form={form}
          name="sectionId"
          label="课节"
          help={options.sectionsKnown && options.sections.length === 0 ? '该课程还没有课节' : undefined}
        >
          {(field) => (
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
              onValueChange={(value) => field.onValueChange(value ?? '')}
            />
          )}
        </FormField>
      )}
    </FormRow>
  );
}
