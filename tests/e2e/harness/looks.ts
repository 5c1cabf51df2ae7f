import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright';

/** By how many px the page is wider than the window; 0: it does not scroll sideways. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    const wide = document.scrollingElement?.scrollWidth ?? 0;
    return Math.max(0, wide - window.innerWidth);
  });
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
// Base UI's guards send the focus on at once; nobody ever stands on them.
const context = JSON.stringify({ exclude: [['[data-base-ui-focus-guard]']] });

/** What axe finds serious or critical on the page as it is: rule and elements. Empty: nothing. */
export async function barriers(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const { violations } = await page.evaluate<AxeResults>(`axe.run(${context}, { resultTypes: ['violations'] })`);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
}
