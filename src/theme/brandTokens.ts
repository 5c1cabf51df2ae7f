/** The orange scale (platform 8). Fills take the dark step; the family's hero card is the bright one with dark text. */
export const orangeTokens = `
  --brand-50: #FFF5F1; --brand-100: #FFEAE1; --brand-200: #FFD5C4; --brand-300: #FFBA9C; --brand-400: #FF9668;
  --brand-500: #FA6E22; --brand-600: #C24D04; --brand-700: #A03F02; --brand-800: #833407; --brand-900: #5F280C;
  --hero: #FF8A45; --hero-text: #2E1203; --hero-line: rgba(46, 18, 3, .28);`;
