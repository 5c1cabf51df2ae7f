import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { SiteRouter } from './SiteRouter.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element #root to render into.');

createRoot(root).render(
  <StrictMode>
    <SiteRouter>
      <App />
    </SiteRouter>
  </StrictMode>,
);
