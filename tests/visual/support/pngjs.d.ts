// The part of pngjs 7 the comparison uses; the package brings no types.
declare module 'pngjs' {
  export class PNG {
    constructor(options: { width: number; height: number });
    readonly width: number;
    readonly height: number;
    /** RGBA, four bytes per pixel, row by row. */
    data: Buffer;
    static readonly sync: {
      read: (file: Buffer) => PNG;
      write: (picture: PNG) => Buffer;
    };
  }
}
