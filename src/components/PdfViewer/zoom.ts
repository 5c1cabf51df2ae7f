/** The scale is kept in integer tenths, so that 1.2 + 0.1 never becomes 1.3000000000000003 (product.md 4 and 9). */
export const minTenths = 8;
export const maxTenths = 20;
export const defaultTenths = 12;

export const clampTenths = (tenths: number): number => Math.min(maxTenths, Math.max(minTenths, tenths));

/** Nearest allowed step to a scale; anything that is not a number becomes the default 1.2. */
export const toTenths = (scale: number): number =>
  Number.isNaN(scale) ? defaultTenths : clampTenths(Math.round(clampTenths(scale * 10)));

export const toScale = (tenths: number): number => tenths / 10;

/** `120%`. */
export const percent = (tenths: number): string => `${tenths * 10}%`;

/**
 * CSS pixels per PDF point. A page that at the default 120 % would be wider than the stage is shrunk so that 120 % just
 * fits: on a phone the first look shows the whole width, and the steps stay the same 80–200 %. Never enlarges.
 * @param pageWidth width of the page in points; @param roomWidth width the stage offers, in CSS px (0: not known yet)
 */
export function cssScale(tenths: number, pageWidth: number, roomWidth: number): number {
  const atDefault = (pageWidth * defaultTenths) / 10;
  const fit = roomWidth > 0 && atDefault > roomWidth ? roomWidth / atDefault : 1;
  return (tenths / 10) * fit;
}
