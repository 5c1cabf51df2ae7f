/** Where page views are told. Paths carry no personal data: `pageViewPath` keeps page, tab and mode of the query only. */
export interface Analytics {
  pageView: (path: string) => void;
}

export const noAnalytics: Analytics = { pageView: () => {} };

/** Any function as analytics. */
export function analyticsBy(report: (path: string) => void): Analytics {
  return { pageView: report };
}

/** Baidu Tongji: pushes to the `_hmt` queue its script reads, creating the queue where the script is not there yet. */
export function baiduAnalytics(host: { _hmt?: unknown[][] }): Analytics {
  return {
    pageView(path) {
      host._hmt ??= [];
      host._hmt.push(['_trackPageview', path]);
    },
  };
}
