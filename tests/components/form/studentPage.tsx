import { cleanup, screen } from '@testing-library/react';
import type { HttpHandler } from 'msw/http';
import { delay } from 'msw';
import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { mock } from '../../../src/testing/mock.ts';
import { cleanupKits, renderInKit } from '../../../src/testing/renderInKit.tsx';
import { saveStudent, StudentPage, type StudentPageProps } from '../../../stories/components/form/studentForms.tsx';

afterEach(() => {
  cleanupKits();
  cleanup();
});

export const saved = mock(saveStudent, async () => {
  await delay(20);
  return { id: '301' };
});

export const save = () => screen.getByRole('button', { name: '保存' });

/** 学员建档 as somebody opens it. */
export async function openStudentPage(props: StudentPageProps = {}, handlers: readonly HttpHandler[] = [saved]) {
  await page.viewport(1280, 800);
  const shown = renderInKit(<StudentPage {...props} />, { path: '/layout/students/new', handlers });
  return { ...shown, sent: () => shown.network.requests.filter(({ url }) => url.includes('saveStudent')) };
}
