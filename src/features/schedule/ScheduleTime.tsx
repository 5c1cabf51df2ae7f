import { useWatch } from 'react-hook-form';
import { FormField } from '../../components/form/FormField.tsx';
import { Button } from '../../components/ui/Button/Button.tsx';
import { DateInput } from '../../components/ui/DateInput/DateInput.tsx';
import { TimeInput } from '../../components/ui/TimeInput/TimeInput.tsx';
import { isTime, minutesOf, timeOf } from '../../domain/dates.ts';
import * as S from './CreateScheduleScreen.styles.ts';
import type { ScheduleEditorModel } from './useScheduleEditor.ts';

const lengths = [45, 60, 90, 120] as const;

interface ScheduleTimeProps {
  form: ScheduleEditorModel['form'];
  today: string;
}

/** 日期, 开始, 结束; a length may be chosen instead of the end. */
export function ScheduleTime({ form, today }: ScheduleTimeProps) {
  const [start, end] = useWatch({ control: form.control, name: ['start', 'end'] });
  const length = isTime(start) && isTime(end) ? minutesOf(end) - minutesOf(start) : null;
  const setEnd = (from: string, minutes: number) =>
    form.setValue('end', timeOf(Math.min(minutesOf(from) + minutes, 1439)), {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return (
    <>
      <S.Triple>
        <FormField form={form} name="date" label="日期" required>
          {(field) => <DateInput {...field} today={today} />}
        </FormField>
        <FormField form={form} name="start" label="开始" required>
          {(field) => (
            <TimeInput
              {...field}
              onValueChange={(time) => {
                field.onValueChange(time);
                // The lesson keeps its length when its start moves.
                if (length !== null && length > 0 && isTime(time)) setEnd(time, length);
              }}
            />
          )}
        </FormField>
        <FormField form={form} name="end" label="结束" required>
          {(field) => <TimeInput {...field} max="23:55" />}
        </FormField>
      </S.Triple>
      <S.Lengths role="group" aria-label="时长">
        {lengths.map((minutes) => (
          <Button
            key={minutes}
            size="s"
            disabled={!isTime(start)}
            aria-pressed={length === minutes}
            onClick={() => setEnd(start, minutes)}
          >
            {minutes} 分钟
          </Button>
        ))}
      </S.Lengths>
    </>
  );
}
