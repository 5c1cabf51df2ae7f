import { type UseFormReturn, useWatch } from 'react-hook-form';
import { emptyValues, type ScheduleValues } from './scheduleForm.ts';

/** All values of the form as they are typed; renders anew with each of them. */
export function useFormValues({ control }: Pick<UseFormReturn<ScheduleValues>, 'control'>): ScheduleValues {
  return { ...emptyValues, ...useWatch({ control }) } as ScheduleValues;
}
