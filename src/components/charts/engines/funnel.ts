import { FunnelChart } from 'echarts/charts';
import { TooltipComponent } from 'echarts/components';
import { init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { LabelLayout } from 'echarts/features';
import type { Engine } from './engine.ts';

/** Draws; known to a page only once it shows such a chart. */
export const start: Engine['start'] = (host) => {
  register([FunnelChart, TooltipComponent, LabelLayout, SVGRenderer]);
  return init(host, null, { renderer: 'svg' });
};
