// Run by plain Node, without a DOM and without the source condition: what a host's server renders.
import { KitProvider, useKit, useNavigation, useNow, useOnline, useSession } from 'jiaowu';
import { Button, PdfViewer, Timetable, ToastRegion } from 'jiaowu/components';
import { ClassScheduleScreen } from 'jiaowu/features/schedule';
import { createElement as h } from 'react';
import { renderToString } from 'react-dom/server';

function Facts() {
  const status = useSession((state) => state.status);
  const { pathname } = useNavigation();
  return h('p', null, [status, pathname, useOnline(), useNow().dateTime].join(' '));
}

function Toasts() {
  return h(ToastRegion, { toasts: useKit().toasts });
}

console.log(
  renderToString(
    h(
      KitProvider,
      { clock: () => new Date('2026-09-21T01:00:00Z') },
      h(Facts),
      h(Toasts),
      h(Button, null, '保存'),
      h(PdfViewer, { src: '/demo.pdf', title: '巡线原理' }),
      h(Timetable, { view: 'week', from: '2026-09-21', today: '2026-09-21', now: '09:00', lessons: [] }),
      h('main', null, h(ClassScheduleScreen)),
    ),
  ),
);
