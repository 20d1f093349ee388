/** Later, a page asks anew: the answer may be old, and its request may end before it is read (`ask-early.ts`). */
const FRESH_MS = 8_000;

/** What the starting script has asked already with the same headers; each answer is given once. */
export function takeEarlyAnswer(
  path: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> | undefined {
  const early = window.fanlineEarly?.get(path);
  window.fanlineEarly?.delete(path);
  const isSame = Object.entries(headers).every(([name, value]) => early?.headers[name] === value);
  return isSame && performance.now() < FRESH_MS ? early?.response : undefined;
}
