import { useCallback, useEffect, useState } from 'react';

export type Picture =
  | { readonly status: 'loading' }
  | { readonly status: 'error' }
  | { readonly status: 'ready'; readonly image: HTMLImageElement; readonly width: number; readonly height: number };

const loading: Picture = { status: 'loading' };
/** A drawing without a size of its own (SVG) is given one. */
const unsized = { width: 1200, height: 900 };

function load(src: string): HTMLImageElement {
  const image = new Image();
  image.decoding = 'async';
  image.src = src;
  return image;
}

/** Loads a picture and, once it is there, its neighbours. `retry` asks for it again. */
export function usePicture(src: string | undefined, neighbours: readonly (string | undefined)[]) {
  const [round, setRound] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; picture: Picture } | null>(null);
  const key = `${round} ${src}`;
  const picture = loaded?.key === key ? loaded.picture : loading;
  const ready = picture.status === 'ready';
  const around = neighbours.filter((one) => one !== undefined).join('\n');

  useEffect(() => {
    if (src === undefined) return;
    const image = load(src);
    image.onload = () => {
      const { naturalWidth, naturalHeight } = image;
      const size = naturalWidth > 0 && naturalHeight > 0 ? { width: naturalWidth, height: naturalHeight } : unsized;
      setLoaded({ key, picture: { status: 'ready', image, ...size } });
    };
    image.onerror = () => setLoaded({ key, picture: { status: 'error' } });
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [src, key]);

  useEffect(() => {
    if (!ready || around === '') return;
    for (const one of around.split('\n')) load(one);
  }, [ready, around]);

  const retry = useCallback(() => setRound((count) => count + 1), []);
  return { picture, retry };
}
