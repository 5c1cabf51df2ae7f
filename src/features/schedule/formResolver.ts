import type { FieldErrors, Resolver } from 'react-hook-form';
import { fieldErrors, type ScheduleValues } from './scheduleForm.ts';

/** The rules of the form for react-hook-form. @param today of the institution; `editing`: a past lesson may stay past */
export function resolverFor(today: string, editing: boolean): Resolver<ScheduleValues> {
  return (values) => {
    const wrong = Object.entries(fieldErrors(values, editing ? values.date : today));
    if (wrong.length === 0) return { values, errors: {} };
    return {
      values: {},
      errors: Object.fromEntries(wrong.map(([name, message]) => [name, { type: 'rule', message }])),
    };
  };
}

/** Fields as they stand on the page, top down: the first wrong one gets the focus. */
const order: readonly (keyof ScheduleValues)[] = [
  'hourTypeId',
  'classId',
  'stuIds',
  'sectionId',
  'date',
  'start',
  'end',
  'backfillReason',
  'teacherIds',
  'assistantIds',
  'campusId',
  'roomId',
  'k',
  'remark',
  'forcedReason',
];

export function firstWrong(errors: FieldErrors<ScheduleValues>): keyof ScheduleValues | undefined {
  return order.find((name) => errors[name]);
}
