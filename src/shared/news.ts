/** The feed of the news, without language. */
export const FEED_PATH = '/news/feed.xml';

/** The articles behind this page are found by their category. */
export const LAST_PAGE = 50;

/** The numbers of the pages after the first, as an address has them. */
export const laterPages: readonly string[] = /* @__PURE__ */ Array.from({ length: LAST_PAGE - 1 }, (_, n) =>
  String(n + 2),
);
