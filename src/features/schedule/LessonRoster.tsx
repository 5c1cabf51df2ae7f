import { useState } from 'react';
import { Avatar } from '../../components/ui/Avatar/Avatar.tsx';
import { Empty } from '../../components/ui/Empty/Empty.tsx';
import { Tag } from '../../components/ui/Tag/Tag.tsx';
import { TextInput } from '../../components/ui/TextInput/TextInput.tsx';
import type { LessonDetail, LessonStudent } from '../../contract/lesson.ts';
import { formatHours, formatRate } from '../../domain/money.ts';
import * as S from './ClassDetailScreen.styles.ts';
import { attendLabels, lowHours, markLabels } from './lessonText.ts';

const markTones = { present: 'success', late: 'warning', early: 'warning', leave: 'info', absent: 'danger' } as const;

function Outcome({ student, cancelled }: { student: LessonStudent; cancelled: boolean }) {
  if (student.mark) return <Tag tone={markTones[student.mark]}>{markLabels[student.mark]}</Tag>;
  if (student.onLeave) return <Tag tone="info">请假</Tag>;
  return <span>{cancelled ? '已取消' : '待点名'}</span>;
}

/** 学员: who is due, with hours left and attendance; guests follow the members. */
export function LessonRoster({ lesson }: { lesson: LessonDetail }) {
  const [query, setQuery] = useState('');
  const { roster } = lesson;
  if (roster.length === 0) return <Empty title="本课次还没有学员" description="学员入班或安排试听后会出现在这里。" />;
  const shown = roster.filter((one) => one.name.includes(query.trim()));
  return (
    <S.Panel>
      <S.PanelHead>
        <span>
          <strong>共 {roster.length} 人</strong>
        </span>
        {roster.length > 8 && (
          <TextInput
            aria-label="搜索学员"
            placeholder="搜索学员"
            value={query}
            onChange={(event) => setQuery(event.target.value)}
            style={{ width: 200, maxWidth: '100%' }}
          />
        )}
      </S.PanelHead>
      {shown.length === 0 ? (
        <Empty size="s" title={`没有找到“${query}”`} />
      ) : (
        <S.Scroller tabIndex={0} role="region" aria-label="学员名单">
          <S.Table>
            <thead>
              <tr>
                <th scope="col">学员</th>
                <th scope="col">类型</th>
                <th scope="col" data-number="">
                  可用课时
                </th>
                <th scope="col" data-number="">
                  出勤率
                </th>
                <th scope="col">本次</th>
                <th scope="col">家长电话</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((one) => (
                <tr key={one.id}>
                  <td>
                    <S.Person>
                      <Avatar name={one.name} colorId={one.id} decorative />
                      {one.name}
                    </S.Person>
                  </td>
                  <td>{attendLabels[one.kind]}</td>
                  <td data-number="" data-label="可用课时" data-low={one.available <= lowHours || undefined}>
                    {formatHours(one.available)}
                  </td>
                  <td data-number="" data-label="出勤率">
                    {formatRate(one.attendanceRate)}
                  </td>
                  <td>
                    <Outcome student={one} cancelled={lesson.state === 'cancelled'} />
                  </td>
                  <td>{one.guardianPhone ?? '无'}</td>
                </tr>
              ))}
            </tbody>
          </S.Table>
        </S.Scroller>
      )}
    </S.Panel>
  );
}
