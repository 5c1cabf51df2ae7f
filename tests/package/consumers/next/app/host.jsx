'use client';
import { Scene } from './scene.tsx';

export function Host() {
  return <Scene pdf="/demo.pdf" />;
}
