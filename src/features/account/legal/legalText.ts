/** One of the three texts a user agrees to. */
export interface LegalText {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
}

export type LegalKey = 'terms' | 'privacy' | 'child';

/** Version of the three texts together; sent with the sign-in as what the user ticked. */
export const consentVersion = '2026-09-01';

/** Titles as the consent line names them. */
export const legalTitles: Readonly<Record<LegalKey, string>> = {
  terms: '用户协议',
  privacy: '隐私政策',
  child: '儿童个人信息保护规则',
};
