import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The run was started with `--update`: references are written anew where they differ. */
    updatePictures: boolean;
  }
}

export default function setup(project: TestProject): void {
  project.provide('updatePictures', project.config.snapshotOptions.updateSnapshot === 'all');
}
