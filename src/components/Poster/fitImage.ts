export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Which part of a picture goes where. `cover`: the middle of the picture fills the area; `contain`: all of the picture
 * stands in the middle of the area. Its shape stays.
 */
export function fitImage(
  picture: { width: number; height: number },
  area: Rect,
  fit: 'cover' | 'contain',
): { from: Rect; to: Rect } {
  const whole = { x: 0, y: 0, width: picture.width, height: picture.height };
  const [across, down] = [area.width / picture.width, area.height / picture.height];
  if (fit === 'contain') {
    const scale = Math.min(across, down);
    const [width, height] = [picture.width * scale, picture.height * scale];
    const to = { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height };
    return { from: whole, to };
  }
  const scale = Math.max(across, down);
  const [width, height] = [area.width / scale, area.height / scale];
  return {
    from: { x: (picture.width - width) / 2, y: (picture.height - height) / 2, width, height },
    to: { ...area },
  };
}
