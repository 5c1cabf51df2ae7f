import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { FieldArray } from '../../../src/components/form/FieldArray.tsx';
import type { FormModel } from '../../../src/components/form/formModel.ts';
import { FormField } from '../../../src/components/form/FormField.tsx';
import { FormPage, type FormPageProps } from '../../../src/components/form/FormPage.tsx';
import { FormRow } from '../../../src/components/form/FormRow.tsx';
import { FormSection } from '../../../src/components/form/FormSection.tsx';
import { useEndpointForm } from '../../../src/components/form/useEndpointForm.ts';
import { Checkbox } from '../../../src/components/ui/Checkbox/Checkbox.tsx';
import { DateInput } from '../../../src/components/ui/DateInput/DateInput.tsx';
import { NumberInput } from '../../../src/components/ui/NumberInput/NumberInput.tsx';
import { RadioGroup } from '../../../src/components/ui/RadioGroup/RadioGroup.tsx';
import { Select } from '../../../src/components/ui/Select/Select.tsx';
import { TextArea } from '../../../src/components/ui/TextArea/TextArea.tsx';
import { TextInput } from '../../../src/components/ui/TextInput/TextInput.tsx';
import { endpoint, type InputOf } from '../../../src/contract/endpoint.ts';

const required = (words: string) => z.minLength(1, words);

const Guardian = z.object({
  name: z.string().check(required('请填写家长姓名')),
  relation: z.enum(['mother', 'father', 'other']),
  phone: z.string().check(z.regex(/^1\d{10}$/, '手机号应为 11 位数字')),
});

/** A call as the contract would declare it. */
export const saveStudent = endpoint({
  method: 'post',
  path: 'student/saveStudent',
  input: z.object({
    name: z.string().check(required('请填写姓名'), z.maxLength(20)),
    gender: z.enum(['girl', 'boy']),
    birthday: z.string(),
    school: z.string().check(z.maxLength(30)),
    gradeId: z.string().check(required('请选择年级')),
    guardians: z.array(Guardian).check(z.minLength(1, '请至少添加 1 位家长')),
    allergies: z.string().check(z.maxLength(100)),
    discount: z.nullable(z.number().check(z.gte(0))),
    remark: z.string().check(z.maxLength(200)),
    notify: z.boolean(),
  }),
  output: z.object({ id: z.string() }),
  allow: 'user',
});

export type StudentValues = InputOf<typeof saveStudent>;

export const newGuardian = (): StudentValues['guardians'][number] => ({ name: '', relation: 'mother', phone: '' });

export const emptyStudent: StudentValues = {
  name: '',
  gender: 'girl',
  birthday: '',
  school: '',
  gradeId: '',
  guardians: [newGuardian()],
  allergies: '',
  discount: null,
  remark: '',
  notify: true,
};

export const filledStudent: StudentValues = {
  ...emptyStudent,
  name: '陈小雨',
  birthday: '2017-05-12',
  school: '东湖实验小学',
  gradeId: '3',
  guardians: [
    { name: '陈静', relation: 'mother', phone: '13800001234' },
    { name: '陈建国', relation: 'father', phone: '13900005678' },
  ],
};

const grades = ['一年级', '二年级', '三年级', '四年级', '五年级', '六年级'].map((label, index) => ({
  value: `${index + 1}`,
  label,
}));

const relations = [
  { value: 'mother' as const, label: '母亲' },
  { value: 'father' as const, label: '父亲' },
  { value: 'other' as const, label: '其他' },
];

interface FieldsProps {
  form: FormModel<StudentValues>;
}

export function BasicFields({ form }: FieldsProps) {
  return (
    <>
      <FormRow>
        <FormField form={form} name="name" label="姓名" required>
          {(field) => <TextInput {...field} maxLength={20} />}
        </FormField>
        <FormField form={form} name="gender" label="性别" group>
          {(field) => (
            <RadioGroup
              {...field}
              options={[
                { value: 'girl', label: '女' },
                { value: 'boy', label: '男' },
              ]}
            />
          )}
        </FormField>
        <FormField form={form} name="birthday" label="生日">
          {(field) => <DateInput {...field} today="2026-09-21" />}
        </FormField>
        <FormField form={form} name="gradeId" label="年级" required>
          {(field) => <Select {...field} value={field.value || null} options={grades} />}
        </FormField>
      </FormRow>
      <FormField form={form} name="school" label="就读学校" help="写全称，便于按学校统计">
        {(field) => <TextInput {...field} maxLength={30} />}
      </FormField>
    </>
  );
}

export function GuardianFields({ form }: FieldsProps) {
  return (
    <FieldArray form={form} name="guardians" label="家长" item="家长" newRow={newGuardian} min={1} max={3} labelHidden>
      {(row) => (
        <FormRow columns={3}>
          <FormField form={form} name={`${row.name}.name`} label="姓名" required>
            {(field) => <TextInput {...field} maxLength={20} />}
          </FormField>
          <FormField form={form} name={`${row.name}.relation`} label="关系">
            {(field) => <Select {...field} options={relations} />}
          </FormField>
          <FormField form={form} name={`${row.name}.phone`} label="手机号" required>
            {(field) => <TextInput {...field} inputMode="tel" maxLength={11} />}
          </FormField>
        </FormRow>
      )}
    </FieldArray>
  );
}

export function MoreFields({ form }: FieldsProps) {
  return (
    <>
      <FormField form={form} name="allergies" label="过敏与健康">
        {(field) => <TextInput {...field} maxLength={100} placeholder="没有可不填" />}
      </FormField>
      <FormRow>
        <FormField form={form} name="discount" label="报名优惠">
          {(field) => <NumberInput {...field} scale={100} min={0} suffix="元" />}
        </FormField>
      </FormRow>
    </>
  );
}

export function RemarkFields({ form }: FieldsProps) {
  return (
    <>
      <FormField form={form} name="remark" label="备注">
        {(field) => <TextArea {...field} maxLength={200} count />}
      </FormField>
      <FormField form={form} name="notify" title="通知家长">
        {({ value, onValueChange }) => (
          <Checkbox checked={value} onCheckedChange={onValueChange}>
            建档后通知家长
          </Checkbox>
        )}
      </FormField>
    </>
  );
}

export interface StudentPageProps extends Partial<Pick<FormPageProps<StudentValues>, 'indexed' | 'onLatest'>> {
  start?: StudentValues;
  /** Keeps drafts. @default false */
  drafted?: boolean;
  onSaved?: (id: string) => void;
  children?: (form: FormModel<StudentValues>) => ReactNode;
}

/** 学员建档: a form of one call, as a screen writes it. */
export function StudentPage({ start = emptyStudent, drafted = false, onSaved, children, ...page }: StudentPageProps) {
  const form = useEndpointForm(saveStudent, {
    defaults: start,
    draft: drafted ? 'new' : undefined,
    rules: ({ guardians }) => {
      const [first, second] = guardians.map(({ phone }) => phone);
      return second && first === second ? { 'guardians.1.phone': '与家长 1 的手机号相同' } : {};
    },
    onSaved: ({ id }) => onSaved?.(id),
  });
  return (
    <FormPage form={form} title="学员建档" cancelHref="/layout/students" what="学员资料" {...page}>
      {children?.(form) ?? (
        <>
          <FormSection title="基本信息">
            <BasicFields form={form} />
          </FormSection>
          <FormSection title="家长" description="排在第一位的家长接收上课通知">
            <GuardianFields form={form} />
          </FormSection>
          <FormSection title="健康与优惠" description="选填" foldable defaultFolded>
            <MoreFields form={form} />
          </FormSection>
          <FormSection title="备注">
            <RemarkFields form={form} />
          </FormSection>
        </>
      )}
    </FormPage>
  );
}
