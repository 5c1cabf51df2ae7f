import { hashOfDigests, hexOf, sha256 } from '../../../src/components/Upload/digest.ts';
import type { Uploader } from '../../../src/components/Upload/types.ts';
import { UploadError } from '../../../src/components/Upload/UploadError.ts';

/** A server that keeps parts, checks every sum, and can be told to fail, to wait, to lose the network. */
export function fakeServer(chunkSize = 4) {
  const places = new Map<string, { name: string; parts: Map<number, Uint8Array<ArrayBuffer>> }>();
  const files = new Map<string, { name: string; text: string }>();
  const sends: string[] = [];
  const aborted: string[] = [];
  const gates: (() => void)[] = [];
  const state = {
    places,
    files,
    /** `name#index` of every part that arrived. */
    sends,
    aborted,
    /** Files being sent now, and the most there were. */
    open: new Set<string>(),
    most: 0,
    /** Says what befalls a part before it arrives. */
    befall: (_part: string): 'fine' | 'fail' | 'refuse' => 'fine',
    /** Parts wait for `letGo`. */
    held: false,
    letGo() {
      state.held = false;
      for (const go of gates.splice(0)) go();
    },
    spoilHash: false,
    existing: new Map<string, string>(),
  };
  const uploader: Uploader = {
    async start({ name, uploadId }) {
      const known = state.existing.get(name);
      if (known !== undefined) return { existing: { fileId: known } };
      const id = uploadId !== undefined && places.has(uploadId) ? uploadId : `u${places.size + 1}`;
      if (!places.has(id)) places.set(id, { name, parts: new Map() });
      state.open.add(id);
      state.most = Math.max(state.most, state.open.size);
      return { uploadId: id, chunkSize, have: [...(places.get(id)?.parts.keys() ?? [])] };
    },
    async send({ uploadId, index, blob, digest }, { signal, onProgress }) {
      const leave = () => state.open.delete(uploadId);
      signal.addEventListener('abort', leave);
      if (state.held) await new Promise<void>((resolve) => gates.push(resolve));
      signal.throwIfAborted();
      const place = places.get(uploadId);
      if (!place) throw new UploadError('refused');
      const what = state.befall(`${place.name}#${index}`);
      if (what !== 'fine') {
        if (what === 'refuse') leave();
        throw what === 'refuse' ? new UploadError('refused', '服务器空间不足') : new TypeError('Failed to fetch');
      }
      const bytes = new Uint8Array(await blob.arrayBuffer());
      if (hexOf(await sha256(bytes)) !== digest) throw new UploadError('hash');
      signal.throwIfAborted();
      onProgress(blob.size);
      place.parts.set(index, bytes);
      sends.push(`${place.name}#${index}`);
    },
    async finish({ uploadId, hash }, { signal }) {
      signal.throwIfAborted();
      const place = places.get(uploadId);
      const parts = [...(place?.parts ?? [])].sort(([a], [b]) => a - b).map(([, bytes]) => bytes);
      const own = await hashOfDigests(await Promise.all(parts.map((bytes) => sha256(bytes))));
      state.open.delete(uploadId);
      if (state.spoilHash || own !== hash) throw new UploadError('hash');
      const text = await new Blob(parts).text();
      const fileId = `f${files.size + 1}`;
      files.set(fileId, { name: place?.name ?? '', text });
      return { fileId, url: `/files/${fileId}` };
    },
    async abort(uploadId) {
      aborted.push(uploadId);
      places.delete(uploadId);
      state.open.delete(uploadId);
    },
  };
  return { uploader, server: state };
}

/** Storage that lasts as long as the test. */
export function fakeMemory() {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

export const fileOf = (name: string, text: string, type = 'text/plain'): File =>
  new File([text], name, { type, lastModified: 1_790_000_000_000 });
