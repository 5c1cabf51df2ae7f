import styled from 'styled-components';

/** Values for hosts that render the viewer without the product's theme. */
const fallbacks = `
  --pv-canvas: var(--neutral-200, #e6eaef);
  --pv-surface: var(--surface, #fff);
  --pv-hover: var(--hover, #f2f4f7);
  --pv-border: var(--border, #e6eaef);
  --pv-line: var(--border-strong, #d6dbe2);
  --pv-control: var(--control-border, #868f9b);
  --pv-text-1: var(--text-1, #161f2a);
  --pv-text-2: var(--text-2, #485260);
  --pv-text-3: var(--text-3, #606a77);
  --pv-accent: var(--accent, #0a68e4);
  --pv-on-accent: var(--on-accent, #fff);
  --pv-danger: var(--danger-text, #a32f2e);
  --pv-bar: var(--toast-bg, #202a36);
  --pv-bar-text: var(--toast-text, #fff);
  --pv-pop: var(--shadow-pop, 0 0 0 1px rgba(22, 31, 42, .06), 0 12px 28px rgba(22, 31, 42, .14));
  --pv-font: var(--font, -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif);`;

export const Root = styled.section`
  ${fallbacks}
  container: pdf-viewer / inline-size;
  position: relative;
  display: flex;
  flex-direction: column;
  box-sizing: border-box;
  min-width: 0;
  width: 100%;
  height: 100%;
  min-height: 320px;
  overflow: hidden;
  background: var(--pv-canvas);
  color: var(--pv-text-1);
  font: 400 14px / 22px var(--pv-font);
  outline: none;

  *,
  *::before,
  *::after {
    box-sizing: border-box;
  }
  [data-theme='dark'] & {
    --pv-canvas: var(--bg, #101419);
  }
  &[data-fullscreen='window'] {
    position: fixed;
    inset: 0;
    z-index: 9999;
  }
  @media print {
    height: auto;
    overflow: visible;
    background: none;
    &:not([data-printable]) > :not([data-print]) {
      display: none;
    }
  }
`;

/** Stands in for the document on paper. */
export const PrintNotice = styled.p`
  display: none;
  margin: 0;
  padding: 96px 24px;
  text-align: center;
  font-size: 20px;
  @media print {
    display: block;
  }
`;

export const Quiet = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const Button = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 6px;
  flex: none;
  height: var(--h-m, 32px);
  padding: 0 12px;
  border: 1px solid transparent;
  border-radius: 6px;
  background: none;
  color: var(--pv-text-2);
  font: inherit;
  font-size: 14px;
  line-height: 1;
  white-space: nowrap;
  cursor: pointer;

  &:hover {
    background: var(--pv-hover);
  }
  &:focus-visible {
    outline: 2px solid var(--pv-accent);
    outline-offset: 2px;
  }
  &[data-look='primary'] {
    background: var(--pv-accent);
    color: var(--pv-on-accent);
    font-weight: 600;
  }
  &[data-look='plain'] {
    border-color: var(--pv-line);
    background: var(--pv-surface);
    color: var(--pv-text-1);
  }
`;

export const Notice = styled.div`
  position: absolute;
  top: 16px;
  left: 50%;
  z-index: 4;
  display: flex;
  align-items: center;
  gap: 10px;
  width: max-content;
  max-width: calc(100% - 32px);
  min-height: 40px;
  padding: 8px 14px;
  border-radius: 10px;
  background: var(--pv-bar);
  color: var(--pv-bar-text);
  box-shadow: var(--pv-pop);
  transform: translateX(-50%);
  pointer-events: none;
  svg {
    flex: none;
  }
`;

export const Panel = styled.div`
  position: absolute;
  top: 50%;
  left: 50%;
  z-index: 2;
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 16px;
  width: max-content;
  max-width: calc(100% - 32px);
  transform: translate(-50%, -60%);
  text-align: center;
  color: var(--pv-text-1);

  &[data-card] {
    padding: 32px 40px;
    border-radius: 14px;
    background: var(--pv-surface);
    box-shadow: var(--pv-pop);
  }
  > svg {
    color: var(--pv-text-3);
  }
  p {
    margin: 0;
    font-size: 16px;
    line-height: 24px;
  }
  @media (prefers-reduced-motion: no-preference) {
    &[data-late] {
      animation: pv-late 0s 400ms backwards;
    }
  }
  @keyframes pv-late {
    from {
      visibility: hidden;
    }
  }
`;

export const Progress = styled.progress`
  width: 160px;
  height: 6px;
  accent-color: var(--pv-accent);
`;
