import { RadarChart } from 'echarts/charts';
import { RadarComponent, TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import type { Engine } from './engine.ts';

/** Draws; known to a page only once it shows such a chart. */
export const start: Engine['start'] = (host) => {
  register([RadarChart, RadarComponent, TooltipComponent, SVGRenderer]);
  return init(host, null, { renderer: 'svg' });
};
