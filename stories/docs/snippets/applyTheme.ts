import { brandOf } from 'jiaowu/components';

interface Look {
  /** Platform number: 8 is orange, every other blue. */
  platform: number;
  dark: boolean;
  /** Controls of 40 px, for tablets and kiosks. */
  touch: boolean;
}

/** The look is three attributes of one element, usually `<html>`. No component is rendered anew. */
export function applyTheme({ platform, dark, touch }: Look, root: HTMLElement = document.documentElement): void {
  root.dataset.brand = brandOf(platform);
  root.dataset.theme = dark ? 'dark' : 'light';
  root.dataset.density = touch ? 'touch' : 'staff';
}
