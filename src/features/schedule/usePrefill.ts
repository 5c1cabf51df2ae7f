import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type ScheduleValues, valuesOfClass } from './scheduleForm.ts';
import { useFormValues } from './useFormValues.ts';
import type { ScheduleOptions } from './useScheduleOptions.ts';

/**
 * Spares the operator what can be known: the first hour type, what a class named by the address brings with it, and the
 * next section not yet taught. Filled once each, and as defaults: nothing counts as typed.
 */
export function usePrefill(form: UseFormReturn<ScheduleValues>, options: ScheduleOptions, isNew: boolean): void {
  const { classId, target } = useFormValues(form);
  const { hourTypes, classes, sections, sectionsKnown } = options;
  const firstType = hourTypes[0]?.id;
  useEffect(() => {
    if (!isNew || !firstType || form.getValues('hourTypeId') !== '') return;
    form.resetField('hourTypeId', { defaultValue: firstType });
  }, [isNew, firstType, form]);

  const brought = useRef(false);
  useEffect(() => {
    if (!isNew || brought.current || classId === '') return;
    const group = classes.find((one) => one.classId === classId);
    if (!group) return;
    brought.current = true;
    // Chosen by hand: its teachers and room are there already.
    if (form.getValues('k') !== null) return;
    for (const [name, value] of Object.entries(valuesOfClass(group, form.getValues()))) {
      form.resetField(name as keyof ScheduleValues, { defaultValue: value });
    }
  }, [isNew, classId, classes, form]);

  const offeredFor = useRef('');
  useEffect(() => {
    if (!isNew || target !== 'class' || classId === '' || !sectionsKnown || offeredFor.current === classId) return;
    offeredFor.current = classId;
    const next = sections.find(({ usedOn }) => usedOn === null);
    if (next && form.getValues('sectionId') === '') form.resetField('sectionId', { defaultValue: next.sectionId });
  }, [isNew, target, classId, sections, sectionsKnown, form]);
}
