import type { Navigation } from 'jiaowu';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** React Router's place and `navigate`, as the kit's navigation seam. */
export function useRouterNavigation(): Navigation {
  const { pathname, search, hash } = useLocation();
  const go = useNavigate();
  return useMemo(
    () => ({
      pathname,
      search,
      hash,
      navigate: (to, { replace = false } = {}) => void go(to, { replace }),
      href: (to) => to,
    }),
    [pathname, search, hash, go],
  );
}
