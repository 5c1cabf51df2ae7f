import type { Page } from 'playwright';

interface Mail {
  phone: string;
  code: string;
}

/** The newest code sent to a phone, out of the development mailbox. */
export async function codeFor(page: Page, phone: string): Promise<string> {
  const mailbox = await page.request.get(`${new URL(page.url()).origin}/api/as/sms/getdevmailbox`);
  const { data } = (await mailbox.json()) as { data: { list: Mail[] } };
  const code = data.list.find((mail) => mail.phone === phone)?.code;
  if (!code) throw new Error(`No code arrived for ${phone}.`);
  return code;
}

/** Signs in on the login card that is in view. */
export async function enterByCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone);
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: /获取/ }).click();
  await page.getByText('验证码已发送').first().waitFor();
  // The sixth digit signs in by itself.
  await page.getByLabel('验证码', { exact: true }).fill(await codeFor(page, phone));
}

/** A code that is not the one sent. */
export const wrongCode = (right: string) => (right === '000000' ? '111111' : '000000');
