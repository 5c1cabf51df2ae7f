import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Scene } from './scene.tsx';

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Scene pdf="/demo.pdf" />
    </StrictMode>,
  );
}
