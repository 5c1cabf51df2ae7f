import type { CSSProperties } from 'react';

const table: CSSProperties = { width: '100%', borderCollapse: 'collapse', fontSize: 13 };
const cell: CSSProperties = { padding: '7px 8px', borderBottom: '1px solid var(--border)', textAlign: 'left' };
const head: CSSProperties = { ...cell, borderBottom: '1px solid var(--border-strong)', fontWeight: 600 };
const number: CSSProperties = { ...cell, textAlign: 'right', fontVariantNumeric: 'tabular-nums' };

const names = ['林小满', '周可欣', '陈一诺', '李沐阳', '王若溪', '张子墨', '刘星野', '赵安然'];

/** The members of a class, for as many rows as a story needs. */
export function Roll({ rows }: { rows: number }) {
  return (
    <table style={table}>
      <thead>
        <tr>
          <th style={head}>序号</th>
          <th style={head}>学员</th>
          <th style={head}>校区</th>
          <th style={{ ...head, textAlign: 'right' }}>剩余课时</th>
          <th style={head}>签名</th>
        </tr>
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, row) => (
          <tr key={row}>
            <td style={cell}>{row + 1}</td>
            <td style={cell}>{names[row % names.length]}</td>
            <td style={cell}>东湖校区</td>
            <td style={number}>{(16 - (row % 9)).toFixed(2)}</td>
            <td style={cell}>＿＿＿＿＿＿</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const line: CSSProperties = { display: 'flex', justifyContent: 'space-between', gap: 8 };

export function Receipt({ rows = 3 }: { rows?: number }) {
  return (
    <div style={{ fontSize: 12, lineHeight: '20px' }}>
      <h2 style={{ fontSize: 16, textAlign: 'center' }}>东湖校区</h2>
      <p style={{ textAlign: 'center', marginBottom: 8 }}>收款小票</p>
      <div style={line}>
        <span>订单号</span>
        <span>DH260021</span>
      </div>
      <div style={{ ...line, borderBottom: '1px dashed #000', paddingBottom: 4, marginBottom: 4 }}>
        <span>学员</span>
        <span>林小满</span>
      </div>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} style={line}>
          <span>机器人创意班 第 {row + 1} 期</span>
          <span>960.00</span>
        </div>
      ))}
      <div
        style={{ ...line, borderTop: '1px dashed #000', marginTop: 4, paddingTop: 4, fontWeight: 600, fontSize: 14 }}
      >
        <span>合计</span>
        <span>¥{(960 * rows).toLocaleString('zh-CN', { minimumFractionDigits: 2 })}</span>
      </div>
    </div>
  );
}
