import { childRules } from './childRules.ts';
import type { LegalKey, LegalText } from './legalText.ts';
import { privacy } from './privacy.ts';
import { terms } from './terms.ts';

export const legalTexts: Readonly<Record<LegalKey, LegalText>> = { terms, privacy, child: childRules };
