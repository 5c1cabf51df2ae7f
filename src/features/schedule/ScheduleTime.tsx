import { Controller, type UseFormReturn } from 'react-hook-form';
import { DateInput } from '../../components/ui/DateInput/DateInput.tsx';
import { Button } from '../../components/ui/Button/Button.tsx';
import { Field } from '../../components/ui/Field/Field.tsx';
import { TimeInput } from '../../components/ui/TimeInput/TimeInput.tsx';
import { isTime, minutesOf, timeOf } from '../../domain/dates.ts';
import * as S from './CreateScheduleScreen.styles.ts';
import type { ScheduleValues } from './scheduleForm.ts';

const lengths = [45, 60, 90, 120] as const;

/** 日期, 开始, 结束; a length may be chosen instead of the end. */
export function ScheduleTime({ form, today }: { form: UseFormReturn<ScheduleValues>; today: string }) {
  const { control, watch, setValue, formState } = form;
  const { errors } = formState;
  const start = watch('start');
  const end = watch('end');
  const length = isTime(start) && isTime(end) ? minutesOf(end) - minutesOf(start) : null;
  const setEnd = (minutes: number) =>
    setValue('end', timeOf(Math.min(minutesOf(start) + minutes, 1439)), {
      shouldDirty: true,
      shouldValidate: formState.isSubmitted,
    });
  return (
    <>
      <S.Triple>
        <Field label="日期" required error={errors.date?.message}>
          <Controller
            control={control}
            name="date"
            render={({ field }) => (
              <DateInput ref={field.ref} value={field.value} onValueChange={field.onChange} today={today} />
            )}
          />
        </Field>
        <Field label="开始" required error={errors.start?.message}>
          <Controller
            control={control}
            name="start"
            render={({ field }) => (
              <TimeInput
                ref={field.ref}
                value={field.value}
                onValueChange={(time) => {
                  field.onChange(time);
                  // The lesson keeps its length when its start moves.
                  if (length !== null && length > 0 && isTime(time)) {
                    setValue('end', timeOf(Math.min(minutesOf(time) + length, 1439)));
                  }
                }}
              />
            )}
          />
        </Field>
        <Field label="结束" required error={errors.end?.message}>
          <Controller
            control={control}
            name="end"
            render={({ field }) => (
              <TimeInput ref={field.ref} value={field.value} onValueChange={field.onChange} max="23:55" />
            )}
          />
        </Field>
      </S.Triple>
      <S.Lengths role="group" aria-label="时长">
        {lengths.map((minutes) => (
          <Button
            key={minutes}
            size="s"
            disabled={!isTime(start)}
            aria-pressed={length === minutes}
            onClick={() => setEnd(minutes)}
          >
            {minutes} 分钟
          </Button>
        ))}
      </S.Lengths>
    </>
  );
}
