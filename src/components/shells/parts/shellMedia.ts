/** Below it the admin menu is a drawer behind 菜单. */
export const drawerQuery = '(max-width: 1023px)';
/** Up to it the admin menu starts as icons. */
export const narrowQuery = '(max-width: 1279px)';
/** Below it families have bottom tabs. */
export const bottomTabsQuery = '(max-width: 959px)';
