/** A node of the tree: 20 campuses × 50 classes × 49 students, 50,020 in all. */
export interface Node {
  id: string;
  label: string;
  children: Node[];
}

export function makeNodes(): Node[] {
  return Array.from({ length: 20 }, (_, a) => ({
    id: `${a}`,
    label: `校区${a}`,
    children: Array.from({ length: 50 }, (_u, b) => ({
      id: `${a}-${b}`,
      label: `班级${a}-${b}`,
      children: Array.from({ length: 49 }, (_v, c) => ({
        id: `${a}-${b}-${c}`,
        label: `学员${a}-${b}-${c}`,
        children: [],
      })),
    })),
  }));
}
