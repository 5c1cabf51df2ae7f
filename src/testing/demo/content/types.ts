/** What a section of the demo's courses teaches: enough to write its 教案 and its slides. */
export interface SectionContent {
  name: string;
  goal: string;
  /** 知识点 */
  points: string[];
  /** 难点 */
  difficulty: string;
  /** 教具 */
  aids: string[];
  /** 任务步骤 */
  steps: string[];
  homework: string;
}

export interface StageContent {
  name: string;
  goal: string;
  sections: SectionContent[];
}

export interface CourseContent {
  name: string;
  ageFrom: number;
  ageTo: number;
  level: number;
  minutes: number;
  /** Hundredths. */
  hours: number;
  size: number;
  summary: string;
  /** A sentence on how lessons of this course begin. */
  opening: string;
  stages: StageContent[];
}

const list = (text: string | undefined): string[] => (text ?? '').split('；').filter(Boolean);

/**
 * Reads sections from lines `名称|目标|知识点；…|难点|教具；…|步骤；…|作业`.
 * @throws Error when a line has another number of parts.
 */
export function sectionsOf(text: string): SectionContent[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const parts = line.trim().split('|');
      if (parts.length !== 7) throw new Error(`sectionsOf(): 7 parts expected in "${line}".`);
      const [name = '', goal = '', points, difficulty = '', aids, steps, homework = ''] = parts;
      return { name, goal, points: list(points), difficulty, aids: list(aids), steps: list(steps), homework };
    });
}
