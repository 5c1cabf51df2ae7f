import type { CompanyGroup, Identity } from '../../../domain/identityTypes.ts';

export interface ChooserGroup {
  key: CompanyGroup;
  title: string;
  cards: readonly ChooserCard[];
}

export interface ChooserCard {
  identity: Identity;
  /** Listed under its 总部, which stands above it. */
  nested: boolean;
  /** Key that chooses it, 1–9; null beyond that and for those that cannot be chosen. */
  hotkey: number | null;
}

const groupTitles: readonly (readonly [CompanyGroup, string])[] = [
  ['my', '我的机构'],
  ['history', '历史机构'],
  ['unknown', '游客'],
];

/** A search box is shown from this many cards on. */
export const searchFrom = 8;

/** Institution, child and roles are searched. */
function matches({ companyName, stuName, displayName }: Identity, wanted: string): boolean {
  return [companyName, stuName ?? '', displayName].some((text) => text.toLowerCase().includes(wanted));
}

/** Sub-companies go right below their 总部, the rest keeps its order. */
function nest(identities: readonly Identity[]): { identity: Identity; nested: boolean }[] {
  const heads = new Set(identities.filter(({ underCompanyId }) => !underCompanyId).map(({ companyId }) => companyId));
  const below = ({ underCompanyId }: Identity) => underCompanyId !== null && heads.has(underCompanyId);
  const seen = new Set<string>();
  return identities
    .filter((identity) => !below(identity))
    .flatMap((identity) => {
      const first = !seen.has(identity.companyId);
      seen.add(identity.companyId);
      const children = first
        ? identities.filter((other) => below(other) && other.underCompanyId === identity.companyId)
        : [];
      return [{ identity, nested: false }, ...children.map((child) => ({ identity: child, nested: true }))];
    });
}

/**
 * The cards of the chooser: 我的机构, 历史机构, 游客; last used first, as the session sorts them.
 * @param search shows only what holds it; '' shows all
 */
export function chooserGroups(identities: readonly Identity[], search = ''): ChooserGroup[] {
  const wanted = search.trim().toLowerCase();
  const shown = wanted === '' ? identities : identities.filter((identity) => matches(identity, wanted));
  let key = 0;
  return groupTitles.flatMap(([group, title]) => {
    const cards = nest(shown.filter((identity) => identity.group === group)).map(
      ({ identity, nested }): ChooserCard => {
        if (identity.choosable) key += 1;
        return { identity, nested, hotkey: identity.choosable && key <= 9 ? key : null };
      },
    );
    return cards.length > 0 ? [{ key: group, title, cards }] : [];
  });
}
