import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { vi } from 'vitest';
import { ImageViewer } from '../../../src/components/ImageViewer/ImageViewer.tsx';
import { Button } from '../../../src/components/ui/Button/Button.tsx';
import { render } from '../ui/setup.tsx';

/** A plain picture of a size. */
export const picture = (width: number, height: number, fill = 'teal'): string =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${fill}"/></svg>`)}`;

export const three = ['甲', '乙', '丙'].map((name, at) => ({ src: picture(2000 + at, 1000), alt: `${name}图` }));

function Page(props: Partial<ComponentProps<typeof ImageViewer>>) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>查看</Button>
      <Button>别处</Button>
      <ImageViewer
        images={three}
        {...props}
        open={open}
        onOpenChange={(next, details) => {
          setOpen(next);
          props.onOpenChange?.(next, details);
        }}
      />
    </>
  );
}

/** Opens the viewer as a user does, with the first picture there. */
export async function openImages(props: Partial<ComponentProps<typeof ImageViewer>> = {}, name = '甲图') {
  const onIndexChange = vi.fn();
  render(<Page onIndexChange={onIndexChange} {...props} />);
  const user = userEvent.setup();
  const opener = screen.getByRole('button', { name: '查看' });
  await user.click(opener);
  await screen.findByRole('img', { name });
  return { user, opener, onIndexChange };
}

/** Where the picture is seen. */
export const seen = (name: string): DOMRect => screen.getByRole('img', { name }).getBoundingClientRect();

export const middleOf = ({ left, top, width, height }: DOMRect) => ({ x: left + width / 2, y: top + height / 2 });

/** What is turned and moved: the picture itself lets the pointer through. */
export const paperOf = (name: string): Element => screen.getByRole('img', { name }).parentElement ?? document.body;
