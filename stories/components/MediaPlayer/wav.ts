/** A recording of silence with a hum in it, as an address: 8 kHz, 8 bit, mono. */
export function wavOf(seconds: number): string {
  const rate = 8000;
  const size = seconds * rate;
  const bytes = new Uint8Array(44 + size);
  const view = new DataView(bytes.buffer);
  const text = (at: number, words: string) => bytes.set(new TextEncoder().encode(words), at);
  text(0, 'RIFF');
  view.setUint32(4, 36 + size, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate, true);
  view.setUint16(32, 1, true);
  view.setUint16(34, 8, true);
  text(36, 'data');
  view.setUint32(40, size, true);
  for (let at = 0; at < size; at += 1) bytes[44 + at] = 128 + Math.round(8 * Math.sin(at / 4));
  return URL.createObjectURL(new Blob([bytes], { type: 'audio/wav' }));
}
