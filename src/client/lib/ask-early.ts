import type { EarlyQuestions } from '../../shared/page-start.ts';

/** A token that ends sooner is renewed first, which the main script does. */
const MARGIN_MS = 5_000;
const LONGEST_MS = 15_000;

/** Asks for what a customer sees first, while the scripts load that show it (`early-answers.ts`). */
export function askEarly({ tokenKey, headers, paths }: EarlyQuestions): void {
  const stored = sessionStorage.getItem(tokenKey) ?? localStorage.getItem(tokenKey);
  const { accessToken, expiresAt } = JSON.parse(stored ?? '{}');
  if (!accessToken || !(expiresAt - MARGIN_MS > Date.now())) return;
  const sent = { ...headers, Authorization: `Bearer ${accessToken}` };
  window.fanlineEarly = new Map(
    paths.map((path) => {
      const response = fetch(path, { headers: sent, signal: AbortSignal.timeout(LONGEST_MS) });
      // The script that takes it sees the failure; it may come later than the failure.
      response.catch(() => {});
      return [path, { headers: sent, response }];
    }),
  );
}
