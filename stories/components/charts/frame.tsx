import type { ReactNode } from 'react';
import { Card } from '../../../src/components/ui/Card/Card.tsx';

/** A chart in a card of a report page. */
export function InCard({ width = 640, children }: { width?: number; children: ReactNode }) {
  return (
    <div style={{ maxWidth: '100%', width }}>
      <Card>{children}</Card>
    </div>
  );
}

/** The drawing library comes over the network, and a test machine may be busy. */
export const arrives = { timeout: 10_000 };
