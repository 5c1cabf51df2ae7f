import { useEffect, useState } from 'react';
import type { FormSectionEntry } from './sectionStore.ts';

/** The section that is being read: the last one whose head has passed the upper third of the window. */
export function useCurrentSection(sections: readonly FormSectionEntry[]): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const read = () => {
      const line = window.innerHeight / 3;
      const passed = sections.filter(({ element }) => element.getBoundingClientRect().top <= line);
      // At the very end of the page the last one is meant, however short it is.
      const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
      const atEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      setCurrent((atEnd ? sections.at(-1) : (passed.at(-1) ?? sections[0]))?.id);
    };
    read();
    // Whatever scrolls: the window, or a shell's own pane.
    document.addEventListener('scroll', read, { capture: true, passive: true });
    window.addEventListener('resize', read);
    return () => {
      document.removeEventListener('scroll', read, { capture: true });
      window.removeEventListener('resize', read);
    };
  }, [sections]);
  return current;
}
