import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { MonthDays } from '../DateInput/MonthDays.tsx';
import { phoneQuery, useMedia } from '../shared/useMedia.ts';
import {
  type DateRange,
  dayCount,
  mayPick,
  presetRange,
  type RangeBounds,
  type RangePreset,
  rangeOf,
} from './dateRange.ts';
import { Days, Foot, Panel, Preset, Presets, Said } from './DateRangePicker.styles.ts';

export interface RangePanelProps extends RangeBounds {
  value: DateRange;
  today: string;
  presets: readonly RangePreset[];
  clearable: boolean;
  onPick: (range: DateRange, reason: 'picked' | 'preset' | 'cleared') => void;
}

/** What opens under the field: presets, two months (one on a phone), what is chosen, 清除 and 确定. */
export function RangePanel({ value, today, presets, clearable, onPick, ...bounds }: RangePanelProps) {
  const months = useMedia(phoneQuery) ? 1 : 2;
  const [draft, setDraft] = useState(value);
  // The first of two days; null while both or none are chosen.
  const [first, setFirst] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const preview =
    first === null ? draft : rangeOf(first, pointed !== null && mayPick(pointed, first, bounds) ? pointed : first);
  const set = draft.start !== '' && first === null;

  const pick = (date: string) => {
    setPointed(date);
    if (first === null) return setFirst(date);
    setDraft(rangeOf(first, date));
    setFirst(null);
  };
  const said =
    first !== null
      ? `已选 ${first}，请选择另一天`
      : set
        ? `已选 ${dayCount(draft)} 天`
        : bounds.maxDays === undefined
          ? '请选择开始日期'
          : `请选择开始日期，最多 ${bounds.maxDays} 天`;

  return (
    <div>
      <Panel>
        {presets.length === 0 ? null : (
          <Presets role="group" aria-label="常用日期">
            {presets.map((preset) => {
              const range = presetRange(preset, today, bounds);
              const current = range !== null && range.start === value.start && range.end === value.end;
              return (
                <Preset
                  key={preset.label}
                  type="button"
                  disabled={range === null}
                  aria-pressed={current}
                  data-current={current ? '' : undefined}
                  onClick={() => range && onPick(range, 'preset')}
                >
                  {preset.label}
                </Preset>
              );
            })}
          </Presets>
        )}
        <Days>
          <MonthDays
            today={today}
            chosen={[preview.start, preview.end].filter((date) => date !== '')}
            month={value.start || today}
            months={months}
            onPick={pick}
            onPoint={setPointed}
            range={preview.start === '' ? undefined : preview}
            min={bounds.min}
            max={bounds.max}
            isDisabled={(date) => !mayPick(date, first, bounds)}
            focusDay
          />
        </Days>
      </Panel>
      <Foot>
        <Said role="status">{said}</Said>
        {clearable ? (
          <Button variant="text" size="s" onClick={() => onPick({ start: '', end: '' }, 'cleared')}>
            清除
          </Button>
        ) : null}
        <Button variant="primary" size="s" disabled={!set} onClick={() => onPick(draft, 'picked')}>
          确定
        </Button>
      </Foot>
    </div>
  );
}
