import type { Page, Request } from 'playwright';

/** A call of the page to the product: its path without the prefix and what it carried, context fields included. */
export interface SeenCall {
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

function fieldsOf(request: Request): SeenCall['fields'] {
  const body = request.postData();
  if (!body) return Object.fromEntries(new URL(request.url()).searchParams);
  const isForm = request.headers()['content-type']?.startsWith('application/x-www-form-urlencoded');
  return isForm ? Object.fromEntries(new URLSearchParams(body)) : (JSON.parse(body) as Record<string, unknown>);
}

/** Collects the calls a page makes from now on. */
export function seenCalls(page: Page): SeenCall[] {
  const calls: SeenCall[] = [];
  page.on('request', (request) => {
    const path = /^\/(?:api\/|(?=planet\/))(.+)$/.exec(new URL(request.url()).pathname)?.[1];
    if (path) calls.push({ path, fields: fieldsOf(request) });
  });
  return calls;
}

/** What the product answered a call. */
export interface SeenCode {
  readonly path: string;
  readonly code: unknown;
}

function codeOf(url: string, body: unknown): SeenCode {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
  return { path: new URL(url).pathname, code };
}

/** Collects the codes the product answers a page from now on. */
export function seenCodes(page: Page): SeenCode[] {
  const codes: SeenCode[] = [];
  page.on('response', async (response) => {
    if (!new URL(response.url()).pathname.startsWith('/api/')) return;
    codes.push(codeOf(response.url(), await response.json().catch(() => null)));
  });
  return codes;
}

/** Holds the answers to a page's calls back until `count` are there, then lets all go at once. */
export async function heldTogether(page: Page, count: number): Promise<readonly SeenCode[]> {
  const answers: SeenCode[] = [];
  const { promise: together, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/**', async (route) => {
    const response = await route.fetch();
    answers.push(codeOf(response.url(), await response.json()));
    if (answers.length === count) resolve();
    await together;
    await route.fulfill({ response });
  });
  return answers;
}
