// What a host of another firm would write: its own ApiClient, three parts of the package. Copied into a fresh app.
import { type ApiClient, createMemoryStorage, createSession, KitProvider, useKit } from 'jiaowu';
import { GlobalStyle, PdfViewer, rootClass, Timetable, ToastRegion } from 'jiaowu/components';
import { checkUser, getCampusList, getLoginInfo, getMyTimetable, listDictionary, type OutputOf } from 'jiaowu/contract';
import { ClassScheduleScreen } from 'jiaowu/features/schedule';
import { demoBusiness, demoCampuses, demoDictionary, demoLoginInfo, demoPeople, demoWeek } from 'jiaowu/testing/demo';
import { useState } from 'react';

const { uid, name } = demoPeople.wangMin;
const info = demoLoginInfo(uid);
const week = demoWeek({ from: '2026-09-21', to: '2026-09-27', teacherUid: uid });

/** Answers from memory: no server behind this host. */
const answers = new Map<string, unknown>([
  [getLoginInfo.path, info],
  [
    checkUser.path,
    {
      userVO: { ...info.userInfo, name, companyName: '晨光教育' },
      roleIds: ['2'],
      business: demoBusiness(uid),
      initSuccess: true,
    } satisfies OutputOf<typeof checkUser>,
  ],
  [getCampusList.path, { campusVOS: demoCampuses() }],
  [listDictionary.path, demoDictionary()],
  [
    getMyTimetable.path,
    {
      lessons: week,
      blocks: [],
      holidays: [],
      todos: { unrolled: 0 },
      unrolledBefore: [],
      next: week[0] ?? null,
      asOf: '2026-09-21 09:00:00',
    } satisfies OutputOf<typeof getMyTimetable>,
  ],
]);

const client: ApiClient = {
  call: async (endpoint) => {
    if (!answers.has(endpoint.path)) throw new Error(`this host has no ${endpoint.path}`);
    return endpoint.output.parse(answers.get(endpoint.path)) as OutputOf<typeof endpoint>;
  },
};

const clock = () => new Date('2026-09-21T01:00:00Z');

function Toasts() {
  return <ToastRegion toasts={useKit().toasts} />;
}

/** The week and a document by themselves, and a whole screen for somebody the host has signed in itself. */
export function Scene({ pdf }: { pdf: string }) {
  const [turned, setTurned] = useState(1);
  const [session] = useState(() =>
    createSession({ storage: createMemoryStorage(), clock, signedInAs: { uid, token: 'of the host' } }),
  );
  return (
    <KitProvider client={client} session={session} clock={clock}>
      <GlobalStyle />
      <Toasts />
      <div className={rootClass}>
        <section aria-label="viewer" style={{ height: 500 }}>
          <PdfViewer src={pdf} title="巡线原理" watermark="李强 0005" onPageChange={setTurned} />
          <output aria-label="turned">{turned}</output>
        </section>
        <section aria-label="table" style={{ height: 500 }}>
          <Timetable view="week" from="2026-09-21" today="2026-09-21" now="09:00" lessons={[]} />
        </section>
        <section aria-label="screen" style={{ height: 900 }}>
          <ClassScheduleScreen />
        </section>
      </div>
    </KitProvider>
  );
}
