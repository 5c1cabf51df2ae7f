/**
 * What stands in an avatar. A Chinese name is told by its end (林小满: 满, 小满), a Latin one by its initials (Amy Lee: A, AL).
 * Numbers and brackets behind the name are left out. Empty: ？.
 */
export function initialsOf(name: string, count: 1 | 2): string {
  const bare = name.replace(/[（(].*$/, '').trim();
  const han = Array.from(bare).filter((c) => /\p{Script=Han}/u.test(c));
  if (han.length > 0) return (han.length > 1 ? han.slice(-Math.min(count, han.length)) : han).join('');
  const words = bare.split(/[\s·.-]+/).filter(Boolean);
  const letters = words.map((word) => Array.from(word)[0]?.toUpperCase() ?? '').join('');
  return Array.from(letters).slice(0, count).join('') || '？';
}
