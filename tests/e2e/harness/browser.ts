import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { ensureBrowser } from '../../../scripts/browser.ts';
import { enterByCode } from './signIn.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: ensureBrowser(), args });
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Errors in the console or thrown by the page; a journey ends with none. */
  readonly faults: string[];
}

export interface VisitorOptions {
  width?: number;
  height?: number;
  /** Faults that are the test's own doing: a killed server's network errors. */
  expected?: RegExp;
  /** A phone or tablet: touch, no mouse. */
  touch?: boolean;
  /** Cookies and storage of another visitor: the same person in another browser. */
  as?: Visitor;
}

/** A person with a browser of their own. */
export async function visitor(browser: Browser, options: VisitorOptions = {}): Promise<Visitor> {
  const { width = 1440, height = 900, touch = false, expected, as } = options;
  const context = await browser.newContext({
    viewport: { width, height },
    locale: 'zh-CN',
    timezoneId: 'America/New_York', // a browser abroad still shows the institution's times
    reducedMotion: 'reduce',
    hasTouch: touch,
    isMobile: touch,
    ...(as ? { storageState: await as.context.storageState() } : {}),
  });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  const faults: string[] = [];
  const note = (text: string) => {
    if (!expected?.test(text)) faults.push(text);
  };
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => note(`page error: ${error.message}`));
  return { page, context, faults };
}

/** Signs in by SMS code as a person would; the code comes from the development mailbox. */
export async function signIn(page: Page, url: string, phone: string): Promise<void> {
  await page.goto(`${url}/?mode=sms`);
  await enterByCode(page, phone);
}
