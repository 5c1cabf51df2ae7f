import { Host } from './host.jsx';

export default function Page() {
  return <Host />;
}
