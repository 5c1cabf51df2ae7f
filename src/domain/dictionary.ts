/** The dictionary types product.md names (section 3), in its order. */
export const dictionaryTypes = [
  'Subject',
  'hourType',
  'lineClassType',
  'lineClassProperty',
  'lineCourseType',
  'evaluationCourseType',
] as const;

export type DictionaryType = (typeof dictionaryTypes)[number];

export const dictionaryTypeLabels: Readonly<Record<DictionaryType, string>> = {
  Subject: '科目',
  hourType: '课时类型',
  lineClassType: '班级类型',
  lineClassProperty: '班级属性',
  lineCourseType: '课程类型',
  evaluationCourseType: '测评类型',
};

/** What a new institution starts with; every entry may be renamed, ordered, coloured or disabled afterwards. */
export const starterDictionary: Readonly<Record<DictionaryType, readonly string[]>> = {
  Subject: ['科学', '编程', '机器人', '搭建', '数学思维', '美术'],
  hourType: ['正课', '赠课', '体验课', '补课', '活动课'],
  lineClassType: ['一对一', '小班', '大班', '集训', '线上'],
  lineClassProperty: ['常规', '短期', '长期', '试听', '公开'],
  lineCourseType: ['体系课', '短期课', '体验课', '赛事课', '项目课'],
  evaluationCourseType: ['入学测评', '阶段测评', '升级测评', '结课测评'],
};

interface Entry {
  readonly name: string;
  readonly sort: number;
  readonly disabled: boolean;
  /** The institution's own entry that stands for one of the 总部's. */
  readonly overridesId?: string | null | undefined;
  readonly id: string;
}

/** Entries for a form: enabled ones in their order, and the one the record holds already though it is disabled. */
export function choosableEntries<E extends Entry>(entries: readonly E[], chosenId?: string | null): E[] {
  return entries.filter(({ id, disabled }) => !disabled || id === chosenId).sort((a, b) => a.sort - b.sort);
}

/** An institution's own value overrides that of its 总部. */
export function effectiveEntries<E extends Entry>(own: readonly E[], ofMain: readonly E[]): E[] {
  const overridden = new Set(own.map(({ overridesId }) => overridesId).filter(Boolean));
  const names = new Set(own.map(({ name }) => name));
  const inherited = ofMain.filter(({ id, name }) => !overridden.has(id) && !names.has(name));
  return [...own, ...inherited].sort((a, b) => a.sort - b.sort);
}
