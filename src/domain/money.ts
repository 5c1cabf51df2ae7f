/** A whole number of hundredths with two decimals: `1234.50` of 123450. */
function twoDecimals(hundredths: number): string {
  const whole = Math.round(Math.abs(hundredths));
  const text = `${Math.floor(whole / 100)}.${String(whole % 100).padStart(2, '0')}`;
  return hundredths < 0 && whole > 0 ? `-${text}` : text;
}

/** Integer fen in tables and figures: `1,234.00`. In sentences add 元. */
export function formatMoney(fen: number): string {
  return twoDecimals(fen).replace(/\B(?=(\d{3})+\.)/g, ',');
}

/** Integer hundredths of class hours in tables and figures, two decimals: `2.00`. */
export function formatHours(hundredths: number): string {
  return twoDecimals(hundredths);
}

/** Integer hundredths in sentences, without trailing zeros: `2`, `1.5`, `0.25`. */
export function hoursInWords(hundredths: number): string {
  return twoDecimals(hundredths).replace(/\.?0+$/, '') || '0';
}

/** Basis points as percent: `85 %` of 8500, `85.5 %` of 8550. Without a base (null): 无. */
export function formatRate(basisPoints: number | null): string {
  return basisPoints === null ? '无' : `${hoursInWords(basisPoints)} %`;
}
