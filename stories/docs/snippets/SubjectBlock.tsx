import { subjectColor } from 'jiaowu/components';
import styled from 'styled-components';

/** Only tokens: a literal colour would stay as it is in the dark. */
const Block = styled.div`
  padding: 8px 10px;
  border-radius: 6px;
  color: var(--sub-tx);
  background: var(--sub-bg);
  box-shadow: inset 0 0 0 1px var(--sub-bd), inset 3px 0 0 var(--sub-bar);
`;

/** `data-subject` 1 to 12 sets the four colours of a subject. */
export function SubjectBlock({ id, name }: { id: string; name: string }) {
  return <Block data-subject={subjectColor({ id })}>{name}</Block>;
}
