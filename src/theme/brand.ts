export type Brand = 'blue' | 'orange';
export type ColorTheme = 'light' | 'dark';

/** The outreach platform; its colour is orange. */
export const orangePlatform = 8;

/** Brand colour of a platform number: 8 is orange, every other (also unknown ones) is blue. */
export function brandOf(platform: number | string | null | undefined): Brand {
  return Number(platform) === orangePlatform ? 'orange' : 'blue';
}
