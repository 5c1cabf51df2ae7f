import { CircleCheck, CircleX, Info, TriangleAlert } from 'lucide-react';
import type { Tone } from './types.ts';

/** Colour never stands alone: each tone has its icon. */
export const toneIcons: Record<Exclude<Tone, 'neutral' | 'brand'>, typeof Info> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleX,
};
