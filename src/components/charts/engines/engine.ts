import type { EChartsType } from 'echarts/core';

/** One kind of chart of the drawing library, with just the parts it needs. */
export interface Engine {
  /** Begins a drawing that fills the element. */
  start: (host: HTMLElement) => EChartsType;
}

/** Fetches it. */
export type LoadEngine = () => Promise<Engine>;
