import { type Ref, useState } from 'react';
import { Combobox } from '../../components/ui/Combobox/Combobox.tsx';
import { selectKidList } from '../../contract/classGroup.ts';
import { useCall } from '../../hooks/useCall.ts';
import { useDebounced } from '../../hooks/useDebounced.ts';

interface StudentPickerProps {
  ref?: Ref<HTMLInputElement>;
  value: readonly string[];
  onValueChange: (stuIds: string[]) => void;
}

/** Students by name or phone tail, found on the server. */
export function StudentPicker({ ref, value, onValueChange }: StudentPickerProps) {
  const [query, setQuery] = useState('');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const wanted = useDebounced(query, 300);
  const found = useCall(
    selectKidList,
    { kidQuery: wanted, pageSize: 20 },
    { keepPrevious: true, staleMs: 30_000, quiet: true },
  );
  const list = found.state === 'ready' ? found.data.list : [];
  return (
    <Combobox
      multiple
      {...(ref ? { ref } : {})}
      options={list.map((one) => ({ value: one.stuId, label: one.name, note: one.guardianPhone }))}
      value={value}
      onValueChange={(stuIds) => {
        setNames((known) => ({ ...known, ...Object.fromEntries(list.map((one) => [one.stuId, one.name])) }));
        onValueChange(stuIds);
      }}
      onSearch={setQuery}
      loading={found.state === 'pending'}
      labelOf={(stuId) => names[stuId]}
      placeholder="姓名或手机号后四位"
      emptyText={found.state === 'error' ? found.error.text : '没有找到学员'}
    />
  );
}
