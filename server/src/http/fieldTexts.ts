interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly code?: string | undefined;
  /** Reported where the schema is read with `reportInput`; undefined: nothing was sent. */
  readonly input?: unknown;
  readonly minimum?: number | bigint | undefined;
  readonly maximum?: number | bigint | undefined;
  readonly origin?: unknown;
}

const chinese = /[\u4e00-\u9fff]/;

function textOf(issue: Issue): string {
  if (chinese.test(issue.message)) return issue.message;
  const measure = issue.origin === 'string' ? '个字' : issue.origin === 'array' ? '项' : '';
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? '请填写'
        : `不能少于 ${String(issue.minimum)} ${measure}`.trim();
    case 'too_big':
      return `不能超过 ${String(issue.maximum)} ${measure}`.trim();
    case 'invalid_type':
      return 'input' in issue && issue.input === undefined ? '请填写' : '格式不正确';
    default:
      return '格式不正确';
  }
}

/** What a schema found wrong, as Chinese texts by field path (`drafts.0.start`); the first one of each field. */
export function fieldTexts(issues: readonly Issue[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const issue of issues) texts[issue.path.map(String).join('.')] ??= textOf(issue);
  return texts;
}
