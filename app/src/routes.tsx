import { type ScreenRoute, toRoutes } from 'jiaowu';
import { screens as account } from 'jiaowu/features/account';
import { screens as documents } from 'jiaowu/features/documents';
import { screens as schedule } from 'jiaowu/features/schedule';
import { createElement, lazy, type ReactElement } from 'react';
import { siteOf } from './decide.ts';

export const routes = toRoutes([...account, ...schedule, ...documents]);

export const site = siteOf(routes);

/** One element a page, made once: its code is fetched when the page is first shown. */
const pageElements = new Map<string, ReactElement>(
  routes.map(({ name, screen }) => [
    name,
    createElement(
      lazy(async () => {
        const { Component } = await screen.load();
        return { default: Component };
      }),
    ),
  ]),
);

/** @throws Error for a page that is not among the host's screens */
export function pageElement({ name }: ScreenRoute): ReactElement {
  const page = pageElements.get(name);
  if (!page) throw new Error(`pageElement(): the page "${name}" is not among the host's screens.`);
  return page;
}
