import type { DataColumn } from '../../../src/components/DataTable/types.ts';

export interface Unit {
  id: string;
  name: string;
  head: string;
  people: number;
  units?: readonly Unit[];
}

export const departments: readonly Unit[] = [
  {
    id: '1',
    name: '晨光教育',
    head: '高远',
    people: 46,
    units: [
      {
        id: '11',
        name: '东湖校区',
        head: '林娜',
        people: 22,
        units: [
          { id: '111', name: '教学部', head: '王敏', people: 14 },
          { id: '112', name: '教务部', head: '周敏', people: 5 },
          { id: '113', name: '市场部', head: '李想', people: 3 },
        ],
      },
      {
        id: '12',
        name: '光谷校区',
        head: '陈静',
        people: 16,
        units: [{ id: '121', name: '教学部', head: '赵磊', people: 12 }],
      },
      { id: '13', name: '财务部', head: '孙悦', people: 4 },
    ],
  },
];

export const unitColumns: readonly DataColumn<Unit>[] = [
  { id: 'name', header: '部门', width: 260, value: ({ name }) => name, sortable: true },
  { id: 'head', header: '负责人', value: ({ head }) => head },
  { id: 'people', header: '人数', numeric: true, sortable: true, value: ({ people }) => people },
];
