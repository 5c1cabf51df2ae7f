import { Styles } from './styles.jsx';

export const metadata = { title: 'host', icons: { icon: 'data:,' } };

export default function Layout({ children }) {
  return (
    <html lang="zh-CN">
      <body>
        <Styles>{children}</Styles>
      </body>
    </html>
  );
}
