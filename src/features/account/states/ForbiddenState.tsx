import { ChevronDown, Lock, Repeat2, Users } from 'lucide-react';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { Button } from '../../../components/ui/Button/Button.tsx';
import { getStaffList } from '../../../contract/company.ts';
import type { NavigationVerdict } from '../../../domain/navigation.ts';
import { permissionLabel } from '../../../domain/permissions.ts';
import { roleLabelOf } from '../../../domain/roles.ts';
import { skipToken, useCall } from '../../../hooks/useCall.ts';
import { useNavigation, useSession } from '../../../kit/context.ts';
import { fullPath } from '../../../kit/navigation.ts';
import { StatePage } from './StatePage.tsx';
import { contactsText, whyText } from './whoMayOpen.ts';

const Why = styled.div`
  padding: 12px 16px;
  border: 1px solid var(--border);
  border-radius: var(--r-m);
  background: var(--surface);
  color: var(--text-2);
  text-align: left;
  overflow-wrap: anywhere;
  p + p {
    margin-top: 4px;
  }
`;

const Toggle = styled.div`
  margin-bottom: 8px;
  svg {
    transition: transform var(--t-fast);
  }
  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

export interface ForbiddenStateProps {
  /** Title of the page asked for. */
  title: string;
  /** The guard's word. */
  verdict: Extract<NavigationVerdict, { kind: 'forbidden' }>;
}

/** Stands in place of a page the identity may not open: what is missing, why, and whom to ask. */
export function ForbiddenState({ title, verdict }: ForbiddenStateProps) {
  return verdict.why === 'permission' ? (
    <RightMissing title={title} keys={verdict.keys} />
  ) : (
    <OtherIdentity text={verdict.text} />
  );
}

function OtherIdentity({ text }: { text: string }) {
  const here = useNavigation();
  const identity = useSession((state) => state.identity);
  return (
    <StatePage
      icon={<Users size={24} strokeWidth={1.75} />}
      title={text}
      text={identity === null ? null : `您当前的身份是「${identity.displayName}」（${identity.companyName}）。`}
      actions={
        <Button
          variant="primary"
          icon={<Repeat2 size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => here.navigate(`/?mode=choose&redirectUrl=${encodeURIComponent(fullPath(here))}`)}
        >
          切换身份
        </Button>
      }
    />
  );
}

function RightMissing({ title, keys }: { title: string; keys: readonly string[] }) {
  const { navigate } = useNavigation();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [first = ''] = keys;
  return (
    <StatePage
      icon={<Lock size={24} strokeWidth={1.75} />}
      title={`您没有“${permissionLabel(first)}”权限`}
      actions={<Button onClick={() => navigate('/', { replace: true })}>回到首页</Button>}
    >
      <Toggle>
        <Button
          variant="text"
          aria-expanded={open}
          aria-controls={id}
          iconEnd={<ChevronDown size={16} strokeWidth={1.75} aria-hidden />}
          onClick={() => setOpen(!open)}
        >
          为什么看不到
        </Button>
      </Toggle>
      <div id={id}>{open ? <Explanation title={title} keys={keys} /> : null}</div>
    </StatePage>
  );
}

function Explanation({ title, keys }: { title: string; keys: readonly string[] }) {
  const identity = useSession((state) => state.identity);
  const mayAsk = useSession(({ business }) => Boolean(business?.auth['staff.view'] || business?.auth['schedule.view']));
  // Names help, but whoever may not see the staff gets the roles.
  const staff = useCall(getStaffList, mayAsk ? { state: 'active', pageSize: 100 } : skipToken, { quiet: true });
  return (
    <Why role="status">
      <p>{whyText(title, identity?.roleList.map(roleLabelOf) ?? [], keys)}</p>
      <p>可联系：{contactsText(keys, staff.state === 'ready' ? staff.data.list : null)}</p>
    </Why>
  );
}
