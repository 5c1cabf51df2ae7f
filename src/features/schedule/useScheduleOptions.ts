import { getLineClassList, getClassSectionList } from '../../contract/classGroup.ts';
import { getClassroom, getStaffList } from '../../contract/company.ts';
import { listDictionary } from '../../contract/dictionary.ts';
import { useCampus } from '../../hooks/useCampus.ts';
import { type CallResult, skipToken, useCall } from '../../hooks/useCall.ts';

const calm = { staleMs: 60_000, quiet: true } as const;
const teacherRole = '2';
const openClasses = { states: 'planned,open', pageSize: 100 } as const;

function listOf<T>(result: CallResult<{ list: T[] }>): readonly T[] {
  return result.state === 'ready' ? result.data.list : [];
}

/** What the form offers to choose from: campuses, hour types, and of the campus its classes, rooms and teachers. */
export function useScheduleOptions(campusId: string, classId: string) {
  const { campuses, list: campusList } = useCampus();
  const hourTypes = useCall(listDictionary, { type: 'hourType' }, calm);
  const here = useCall(getLineClassList, campusId ? { ...openClasses, campusId } : skipToken, calm);
  // A link may name a class of another campus.
  const strange = classId !== '' && here.state === 'ready' && !listOf(here).some((one) => one.classId === classId);
  const everywhere = useCall(getLineClassList, strange ? openClasses : skipToken, calm);
  const rooms = useCall(getClassroom, campusId ? { campusId } : skipToken, calm);
  // Teachers of every campus: a substitute may come from another one, the check then counts the way.
  const staff = useCall(getStaffList, { staffRoleId: teacherRole, state: 'active', pageSize: 200 }, calm);
  const sections = useCall(getClassSectionList, classId ? { classId } : skipToken, calm);
  const all = [campusList, hourTypes, here, rooms, staff] as const;
  return {
    campuses,
    hourTypes: hourTypes.state === 'ready' ? hourTypes.data : [],
    classes: [...listOf(here), ...listOf(everywhere).filter((one) => one.classId === classId)],
    rooms: listOf(rooms).filter(({ disabled }) => !disabled),
    staff: listOf(staff),
    sections: listOf(sections),
    /** The sections of the class are known. */
    sectionsKnown: sections.state === 'ready',
    loading: all.some((one) => one.state === 'pending'),
    failed: all.find((one) => one.state === 'error'),
  };
}

export type ScheduleOptions = ReturnType<typeof useScheduleOptions>;
