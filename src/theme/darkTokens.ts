/** Values of the dark theme; the blue brand. */
export const darkRoleTokens = `
  --bg: #101419; --bg-warm: #141210; --border-warm: #2C2824;
  --surface: #181C22; --surface-2: #1C2128; --surface-3: #222931; --surface-raised: #39424E; --hover: #242B34;
  --border: #2A313A; --border-strong: #39404A; --control-border: #717A86;
  --text-1: #E9EBEF; --text-2: #B9C0CA; --text-3: #969FAB; --text-off: #5B6470;
  --accent: #2A6FD4; --accent-hover: #2265C9; --accent-press: #1C58B2;
  --accent-text: #8FBAFF; --accent-bg: #18253A; --accent-bg-2: #1F3150; --accent-border: #354D73;
  --hero: #2A6FD4; --hero-text: #FFFFFF; --hero-line: rgba(255, 255, 255, .32);
  --success: #1FA565; --success-text: #8BDDA8; --success-bg: #142E1E; --success-border: #2A583C;
  --warning: #C98A14; --warning-text: #F1BD73; --warning-bg: #34240C; --warning-border: #63471C;
  --danger: #C8423F; --danger-hover: #B53936; --danger-text: #FFB0A9; --danger-bg: #3B1E1C; --danger-border: #6E3D39;
  --info: #1493C6; --info-text: #84D2FF; --info-bg: #0E2B3B; --info-border: #20536E;
  --track: #333B46; --skeleton: #2A313A;
  --shadow-1: none; --shadow-seg: none;
  --shadow-pop: 0 0 0 1px #333B46, 0 12px 28px rgba(0, 0, 0, .5);
  --shadow-dialog: 0 0 0 1px #333B46, 0 28px 64px rgba(0, 0, 0, .6);
  --shadow-drag: 0 0 0 1px #333B46, 0 16px 32px rgba(0, 0, 0, .5);
  --mask: rgba(0, 0, 0, .6); --toast-bg: #E9EBEF; --toast-text: #161F2A; --toast-link: #0054C1;`;

/** The orange brand keeps its hue in the dark: the fill is the dark step, so that white text on it passes AA. */
export const darkOrangeTokens = `
  --accent: #C24D04; --accent-hover: #B24604; --accent-press: #9A3C02;
  --accent-text: #FFB087; --accent-bg: #33200F; --accent-bg-2: #462A16; --accent-border: #70452A;
  --hero: #FF8A45; --hero-text: #2E1203; --hero-line: rgba(46, 18, 3, .28);`;
