import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Alert } from '../../src/components/ui/Alert/Alert.tsx';
import { Button } from '../../src/components/ui/Button/Button.tsx';
import { Card } from '../../src/components/ui/Card/Card.tsx';
import { Link } from '../../src/components/ui/Link/Link.tsx';
import { StatusDot } from '../../src/components/ui/StatusDot/StatusDot.tsx';
import { Tag } from '../../src/components/ui/Tag/Tag.tsx';
import { TextInput } from '../../src/components/ui/TextInput/TextInput.tsx';
import { subjectColorNames } from '../../src/theme/subjectColor.ts';
import { zLayers } from '../../src/theme/zLayers.ts';

const meta = preview.meta({ title: 'theme/Tokens' });

const grid: CSSProperties = { display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))', gap: 8 };

function Swatch({ token }: { token: string }) {
  return (
    <div style={{ fontSize: 12 }}>
      <div style={{ height: 32, borderRadius: 6, background: `var(--${token})`, border: '1px solid var(--border)' }} />
      {token}
    </div>
  );
}

const steps = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'];

export const Scales = meta.story({
  render: () => (
    <>
      {['brand', 'neutral'].map((scale) => (
        <Card key={scale} title={scale} style={{ marginBottom: 12 }}>
          <div style={grid}>
            {steps.map((step) => (
              <Swatch key={step} token={`${scale}-${step}`} />
            ))}
          </div>
        </Card>
      ))}
    </>
  ),
});

const roles = [
  'bg surface surface-2 surface-3 hover bg-warm',
  'border border-strong control-border border-warm',
  'text-1 text-2 text-3 text-off',
  'accent accent-hover accent-press accent-text accent-bg accent-bg-2 accent-border hero',
  'success success-text success-bg success-border warning warning-text warning-bg warning-border',
  'danger danger-text danger-bg danger-border info info-text info-bg info-border',
];

export const Roles = meta.story({
  tags: ['visual'],
  render: () => (
    <>
      {roles.map((line) => (
        <div key={line} style={{ ...grid, marginBottom: 12 }}>
          {line.split(' ').map((token) => (
            <Swatch key={token} token={token} />
          ))}
        </div>
      ))}
    </>
  ),
});

export const Subjects = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ ...grid, gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))' }}>
      {subjectColorNames.map((name, i) => (
        <div
          key={name}
          data-subject={i + 1}
          style={{
            padding: '4px 6px 4px 10px',
            borderRadius: 6,
            color: 'var(--sub-tx)',
            background: 'var(--sub-bg)',
            boxShadow: 'inset 0 0 0 1px var(--sub-bd), inset 3px 0 0 var(--sub-bar)',
            fontSize: 12,
          }}
        >
          10:00–11:30
          <br />
          <b>
            {i + 1} {name}启蒙班
          </b>
        </div>
      ))}
    </div>
  ),
});

export const Type = meta.story({
  render: () => (
    <>
      {[44, 32, 24, 20, 16, 14, 13, 12, 11].map((size) => (
        <p key={size} style={{ fontSize: size, fontWeight: size > 14 ? 600 : 400 }}>
          明天 18:30–20:00 · 16.00 课时… {size}
        </p>
      ))}
    </>
  ),
});

export const Layers = meta.story({
  render: () => (
    <ol>
      {Object.entries(zLayers).map(([name, value]) => (
        <li key={name}>
          {name} {value}
        </li>
      ))}
    </ol>
  ),
});

const islands = [
  ['light', 'blue'],
  ['light', 'orange'],
  ['dark', 'blue'],
  ['dark', 'orange'],
] as const;

export const FourThemes = meta.story({
  tags: ['visual'],
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 12 }}>
      {islands.map(([theme, brand]) => (
        <div
          key={theme + brand}
          data-testid={`${theme}-${brand}`}
          data-theme={theme}
          data-brand={brand}
          style={{ padding: 16, background: 'var(--bg)', color: 'var(--text-1)', display: 'grid', gap: 12 }}
        >
          <b>
            {theme} {brand}
          </b>
          <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap', alignItems: 'center' }}>
            <Button variant="primary">新建排课</Button>
            <Button>导出</Button>
            <Button variant="danger">取消课次</Button>
            <Link href="#all">查看全部</Link>
          </div>
          <TextInput aria-label={`姓名 ${theme} ${brand}`} placeholder="请输入姓名" />
          <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
            <Tag tone="brand">会员</Tag>
            <Tag tone="success">已到</Tag>
            <Tag tone="warning">课时不足</Tag>
            <Tag tone="danger">欠课</Tag>
            <Tag tone="info">试听</Tag>
            <StatusDot tone="brand">上课中</StatusDot>
          </div>
          <Alert tone="warning">可强排：A101 已被占用</Alert>
          <div style={{ padding: 16, borderRadius: 14, background: 'var(--hero)', color: 'var(--hero-text)' }}>
            下一节课 明天 18:30
          </div>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const island = canvas.getByTestId('dark-orange');
    const accent = getComputedStyle(island).getPropertyValue('--accent').trim();
    await expect(accent).toBe('#C24D04');
    await expect(getComputedStyle(canvas.getByTestId('light-orange')).getPropertyValue('--accent').trim()).toBe(
      '#C24D04',
    );
    await expect(getComputedStyle(canvas.getByTestId('dark-blue')).getPropertyValue('--accent').trim()).toBe('#2A6FD4');
  },
});
