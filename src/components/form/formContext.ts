import { createContext } from 'react';
import type { SectionStore } from './sectionStore.ts';

/** What a FormFrame tells its sections. Never changes, so that nobody renders by it. */
export interface FormFrameFacts {
  readonly sections: SectionStore;
}

export const FormFrameContext = createContext<FormFrameFacts | null>(null);
