/** Twelve subject colours: bg, border, bar (shared by both themes) and text. */
export const lightSubjectTokens = `
  --s1-bg: #E7F1FF; --s1-bd: #BDDAFF; --s1-bar: #4087DE; --s1-tx: #113D70;
  --s2-bg: #DBF5FE; --s2-bd: #ACE1F3; --s2-bar: #0695B5; --s2-tx: #034554;
  --s3-bg: #DAF7F4; --s3-bd: #AAE5E0; --s3-bar: #079A94; --s3-tx: #004744;
  --s4-bg: #E2F6E6; --s4-bd: #BBE4C4; --s4-bar: #259F56; --s4-tx: #014A23;
  --s5-bg: #ECF4DE; --s5-bd: #D0DEB3; --s5-bar: #789301; --s5-tx: #364402;
  --s6-bg: #F7F0DA; --s6-bd: #E6D7AB; --s6-bar: #A18304; --s6-tx: #4B3B02;
  --s7-bg: #FFECDE; --s7-bd: #F5CFB0; --s7-bar: #C16F03; --s7-tx: #5B3101;
  --s8-bg: #FFEBE8; --s8-bd: #FDC9C2; --s8-bar: #D15D51; --s8-tx: #68231D;
  --s9-bg: #FFEAEE; --s9-bd: #FBC8D2; --s9-bar: #CE597A; --s9-tx: #662136;
  --s10-bg: #FEE9F8; --s10-bd: #F1C9E7; --s10-bar: #BB5FAA; --s10-tx: #5B2552;
  --s11-bg: #F4ECFF; --s11-bd: #E0CEF8; --s11-bar: #9B6BCE; --s11-tx: #4A2D66;
  --s12-bg: #EDEFFF; --s12-bd: #CFD4FF; --s12-bar: #7679DE; --s12-tx: #343470;`;

export const darkSubjectTokens = `
  --s1-bg: #1C2C41; --s1-bd: #2C4567; --s1-tx: #C8E0FF; --s2-bg: #0B303B; --s2-bd: #154A5A; --s2-tx: #B2E8FA;
  --s3-bg: #083230; --s3-bd: #134D4A; --s3-tx: #B0EBE7; --s4-bg: #193220; --s4-bd: #294F34; --s4-tx: #C1EACB;
  --s5-bg: #282F14; --s5-bd: #404A22; --s5-tx: #D7E5B9; --s6-bg: #332B0E; --s6-bd: #51451A; --s6-tx: #ECDEB1;
  --s7-bg: #3B2612; --s7-bd: #5D3D20; --s7-tx: #FCD6B6; --s8-bg: #3F221F; --s8-bd: #633732; --s8-tx: #FFD2CB;
  --s9-bg: #3E2128; --s9-bd: #623540; --s9-tx: #FFD0D9; --s10-bg: #392334; --s10-bd: #5A3852; --s10-tx: #F8D0EE;
  --s11-bg: #30253D; --s11-bd: #4C3B61; --s11-tx: #E7D5FF; --s12-bg: #272941; --s12-bd: #3D4167; --s12-tx: #D7DBFF;`;

/** `data-subject="n"` on any element gives it --sub-bg, --sub-bd, --sub-bar, --sub-tx of that colour. */
export const subjectAttributeCss = Array.from({ length: 12 }, (_, i) => i + 1)
  .map(
    (n) =>
      `[data-subject="${n}"] { --sub-bg: var(--s${n}-bg); --sub-bd: var(--s${n}-bd); --sub-bar: var(--s${n}-bar); --sub-tx: var(--s${n}-tx); }`,
  )
  .join('\n');
