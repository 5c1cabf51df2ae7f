import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../components/ui/Badge/Badge.tsx';
import { Button } from '../../components/ui/Button/Button.tsx';
import { Drawer } from '../../components/ui/Drawer/Drawer.tsx';
import { Popover } from '../../components/ui/Popover/Popover.tsx';
import * as S from './ClassSchedule.styles.ts';
import { type FilterFieldsProps, FilterFields } from './FilterFields.tsx';
import { activeFilters, noFilters } from './scheduleView.ts';

interface MoreFiltersProps extends Omit<FilterFieldsProps, 'all'> {
  /** Phones: one sheet holds every filter, the class too. */
  sheet: boolean;
}

/** 更多筛选 beside the class; on a phone 筛选, a sheet with all of them. */
export function MoreFilters({ sheet, ...fields }: MoreFiltersProps) {
  const { view, onChange } = fields;
  const [open, setOpen] = useState(false);
  const count = activeFilters(sheet ? view : { ...view, classId: null });
  const clear = () => onChange(sheet ? noFilters : { ...noFilters, classId: view.classId });
  const badge = <Badge count={count} tone="brand" aria-label={`已用 ${count} 项`} />;
  if (sheet) {
    return (
      <>
        <Button icon={<SlidersHorizontal size={16} />} iconEnd={badge} onClick={() => setOpen(true)}>
          筛选
        </Button>
        <Drawer
          open={open}
          onOpenChange={setOpen}
          title="筛选"
          footer={
            <>
              <Button disabled={count === 0} onClick={clear}>
                清除筛选
              </Button>
              <Button variant="primary" onClick={() => setOpen(false)}>
                完成
              </Button>
            </>
          }
        >
          <S.Filters data-sheet="">
            <FilterFields {...fields} all />
          </S.Filters>
        </Drawer>
      </>
    );
  }
  return (
    <Popover
      title="更多筛选"
      align="end"
      trigger={
        <Button icon={<SlidersHorizontal size={16} />} iconEnd={badge}>
          更多筛选
        </Button>
      }
    >
      <S.Filters>
        <FilterFields {...fields} all={false} />
        <Button disabled={count === 0} onClick={clear}>
          清除筛选
        </Button>
      </S.Filters>
    </Popover>
  );
}
