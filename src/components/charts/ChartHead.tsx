import { ChartLine, Download, FileImage, FileSpreadsheet, Table2 } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../ui/IconButton/IconButton.tsx';
import { Menu } from '../ui/Menu/Menu.tsx';
import { Head, Problem, Push, Title, Unit } from './chart.styles.ts';

const icon = { size: 16, strokeWidth: 1.75, 'aria-hidden': true } as const;

interface ChartHeadProps {
  title: string;
  titleId: string;
  titleHidden: boolean;
  /** Of the one series; with several the legend says it. */
  unit: string;
  tools: boolean;
  view: 'chart' | 'table';
  onView: (view: 'chart' | 'table') => void;
  /** Undefined while there is no drawing to save. */
  onPng: (() => Promise<void>) | undefined;
  onCsv: () => void;
}

/** The title of a chart and, at the right, 查看数据 and 导出. */
export function ChartHead({ title, titleId, titleHidden, unit, tools, view, onView, onPng, onCsv }: ChartHeadProps) {
  const [failed, setFailed] = useState(false);
  const png = () => {
    setFailed(false);
    onPng?.().catch((error: unknown) => {
      console.warn('[jiaowu] A chart could not be saved as PNG.', error);
      setFailed(true);
    });
  };
  const caption = (
    <Title id={titleId} data-hidden={titleHidden ? '' : undefined}>
      {title}
    </Title>
  );
  if (!tools) return titleHidden ? caption : <Head>{caption}</Head>;
  return (
    <>
      <Head>
        {caption}
        {unit === '' ? null : <Unit>单位：{unit}</Unit>}
        <Push />
        <IconButton
          size="s"
          label={view === 'chart' ? '查看数据' : '查看图表'}
          icon={view === 'chart' ? <Table2 {...icon} /> : <ChartLine {...icon} />}
          onClick={() => onView(view === 'chart' ? 'table' : 'chart')}
        />
        <Menu
          align="end"
          trigger={<IconButton size="s" label="导出" icon={<Download {...icon} />} />}
          items={[
            {
              key: 'png',
              label: '导出图片（PNG）',
              icon: <FileImage {...icon} />,
              onSelect: png,
              disabled: onPng === undefined,
              reason: onPng === undefined ? '切换到图表后可用' : undefined,
            },
            { key: 'csv', label: '导出数据（CSV）', icon: <FileSpreadsheet {...icon} />, onSelect: onCsv },
          ]}
        />
      </Head>
      {failed ? <Problem role="alert">图片没有导出成功，请重试；也可导出数据。</Problem> : null}
    </>
  );
}
