import type { FormModel } from '../../../src/components/form/formModel.ts';
import { FormSection } from '../../../src/components/form/FormSection.tsx';
import { FormTabs } from '../../../src/components/form/FormTabs.tsx';
import { BasicFields, GuardianFields, MoreFields, RemarkFields, type StudentValues } from './studentForms.tsx';

/** The fields of a student in three tabs. */
export function TabbedFields({ form }: { form: FormModel<StudentValues> }) {
  return (
    <FormTabs
      form={form}
      label="学员资料"
      items={[
        {
          value: 'basic',
          label: '基本信息',
          content: (
            <FormSection title="学员">
              <BasicFields form={form} />
            </FormSection>
          ),
        },
        {
          value: 'guardians',
          label: '家长',
          content: (
            <FormSection title="联系人">
              <GuardianFields form={form} />
            </FormSection>
          ),
        },
        {
          value: 'more',
          label: '其他',
          content: (
            <FormSection title="补充资料">
              <MoreFields form={form} />
              <RemarkFields form={form} />
            </FormSection>
          ),
        },
      ]}
    />
  );
}
