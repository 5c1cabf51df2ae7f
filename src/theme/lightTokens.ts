/**
 * Values of the light theme. Names are the contract with every component: a component never writes a colour of its own.
 * `--brand-*` is the one hue that changes with the platform; the roles below it are written in terms of it.
 */
export const scaleTokens = `
  --font: "Jiaowu Punct", -apple-system, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", "Noto Sans CJK SC", sans-serif;
  --fs-11: 11px; --fs-12: 12px; --fs-13: 13px; --fs-14: 14px; --fs-16: 16px; --fs-20: 20px; --fs-24: 24px; --fs-32: 32px; --fs-44: 44px;
  --lh-12: 18px; --lh-13: 20px; --lh-14: 22px; --lh-16: 24px; --lh-20: 28px; --lh-24: 32px; --lh-32: 40px; --lh-44: 52px;
  --brand-50: #F1F6FF; --brand-100: #E3EEFF; --brand-200: #CBDFFF; --brand-300: #A7C9FE; --brand-400: #75ABFF;
  --brand-500: #438AF9; --brand-600: #0A68E4; --brand-700: #0054C1; --brand-800: #02439A; --brand-900: #08326F;
  --neutral-0: #FFFFFF; --neutral-50: #F8F9FB; --neutral-100: #F2F4F7; --neutral-200: #E6EAEF; --neutral-300: #D6DBE2;
  --neutral-400: #B4BBC4; --neutral-500: #8A939F; --neutral-600: #606A77; --neutral-700: #485260; --neutral-800: #2B3542; --neutral-900: #161F2A;
  --sp-1: 4px; --sp-2: 8px; --sp-3: 12px; --sp-4: 16px; --sp-6: 24px; --sp-8: 32px; --sp-12: 48px;
  --r-s: 4px; --r-m: 6px; --r-l: 10px; --r-xl: 14px; --r-full: 999px;
  --h-s: 28px; --h-m: 32px; --h-l: 40px; --h-xl: 48px; --h-touch: 44px; --target: 0px; --fs-control: 14px;
  --t-fast: 120ms; --t-open: 200ms; --ease: cubic-bezier(.2, .8, .2, 1);
  --topbar-h: 48px; --menu-w: 208px; --menu-w-min: 56px; --page-x: 24px; --filter-h: 48px;
  --row: 40px; --row-s: 32px; --row-l: 56px; --thead-h: 36px; --pager-h: 48px;`;

/** Roles: what a colour is for. */
export const lightRoleTokens = `
  --bg: var(--neutral-50); --bg-warm: #FAF7F3; --border-warm: #ECE6DE;
  --surface: var(--neutral-0); --surface-2: var(--neutral-50); --surface-3: var(--neutral-100); --surface-raised: var(--neutral-0);
  --hover: var(--neutral-100); --border: var(--neutral-200); --border-strong: var(--neutral-300); --control-border: #868F9B;
  --text-1: var(--neutral-900); --text-2: var(--neutral-700); --text-3: var(--neutral-600); --text-off: var(--neutral-400);
  --accent: var(--brand-600); --accent-hover: var(--brand-700); --accent-press: var(--brand-800); --on-accent: #FFFFFF;
  --accent-text: var(--brand-700); --accent-bg: var(--brand-50); --accent-bg-2: var(--brand-100); --accent-border: var(--brand-200);
  --hero: var(--brand-600); --hero-text: #FFFFFF; --hero-line: rgba(255, 255, 255, .32);
  --success: #00804A; --success-text: #056A3B; --success-bg: #ECFAF0; --success-border: #B0E2C0;
  --warning: #B07700; --warning-text: #774F02; --warning-bg: #FEF4E7; --warning-border: #F0CEA1;
  --danger: #C13C3B; --danger-hover: #A93332; --danger-text: #A32F2E; --danger-bg: #FFF2F1; --danger-border: #FFC3BD; --on-danger: #FFFFFF;
  --info: #037BAB; --info-text: #055F86; --info-bg: #ECF8FF; --info-border: #A8DCFC;
  --dot: var(--neutral-500); --track: var(--neutral-200); --skeleton: var(--neutral-200);
  --shadow-1: 0 1px 2px rgba(22, 31, 42, .06);
  --shadow-seg: 0 1px 2px rgba(22, 31, 42, .12), 0 0 0 1px rgba(22, 31, 42, .04);
  --shadow-pop: 0 0 0 1px rgba(22, 31, 42, .06), 0 2px 6px rgba(22, 31, 42, .06), 0 12px 28px rgba(22, 31, 42, .14);
  --shadow-dialog: 0 0 0 1px rgba(22, 31, 42, .05), 0 8px 20px rgba(22, 31, 42, .10), 0 28px 64px rgba(22, 31, 42, .20);
  --shadow-drag: 0 6px 12px rgba(22, 31, 42, .12), 0 16px 32px rgba(22, 31, 42, .18);
  --mask: rgba(22, 31, 42, .42); --toast-bg: #202A36; --toast-text: #FFFFFF; --toast-link: #A7C9FE;
  --focus: 0 0 0 2px var(--surface), 0 0 0 4px var(--accent);`;
