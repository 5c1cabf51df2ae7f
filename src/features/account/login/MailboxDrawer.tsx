import { MessageSquareText } from 'lucide-react';
import { useEffect } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/ui/Button/Button.tsx';
import { Drawer } from '../../../components/ui/Drawer/Drawer.tsx';
import { Empty } from '../../../components/ui/Empty/Empty.tsx';
import type { getDevMailbox } from '../../../contract/login.ts';
import type { OutputOf } from '../../../contract/endpoint.ts';
import { spacedPhone } from './phoneText.ts';

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 0;
  border-bottom: 1px solid var(--border);
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
`;

const Code = styled.div`
  font-size: var(--fs-20);
  line-height: 28px;
  font-weight: 600;
  letter-spacing: 3px;
  font-variant-numeric: tabular-nums;
`;

const Small = styled.p`
  font-size: var(--fs-12);
  line-height: 18px;
  color: var(--text-3);
`;

export type Letters = OutputOf<typeof getDevMailbox>['list'];

interface MailboxDrawerProps {
  letters: Letters;
  onRefresh: () => void;
  onFill: (letter: Letters[number]) => void;
  onClose: () => void;
}

const everyMs = 3000;

/** What the stand-in for the SMS service "sent": to try the product where no messages go out. */
export function MailboxDrawer({ letters, onRefresh, onFill, onClose }: MailboxDrawerProps) {
  useEffect(() => {
    onRefresh();
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') onRefresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [onRefresh]);

  return (
    <Drawer
      open
      onOpenChange={onClose}
      size="s"
      title="演示短信箱"
      description="此环境不发送真实短信，验证码都在这里。"
    >
      {letters.length === 0 ? (
        <Empty
          size="s"
          icon={<MessageSquareText strokeWidth={1.75} />}
          title="还没有短信"
          description="填写手机号并点“获取验证码”后，短信会出现在这里。"
        />
      ) : (
        <ul>
          {letters.map((letter) => (
            <Row key={`${letter.at}-${letter.phone}-${letter.code}`}>
              <Words>
                <Code>{letter.code}</Code>
                <Small>
                  {spacedPhone(letter.phone)} · {letter.at}
                </Small>
              </Words>
              <Button aria-label={`填入 ${letter.phone} 的验证码`} onClick={() => onFill(letter)}>
                填入
              </Button>
            </Row>
          ))}
        </ul>
      )}
    </Drawer>
  );
}
