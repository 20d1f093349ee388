/** Longer than between two keys of most people: what is found out between two keys would make the second one wait. */
export const REST_MS = 300;

let typedAt = Number.NEGATIVE_INFINITY;

/** Whether a key was typed a moment ago, in any form: what is not urgent waits. A clock that was set back ends it, too. */
export function isTyping(): boolean {
  return Math.abs(performance.now() - typedAt) < REST_MS;
}

/** A function that does the work once, when it has not been called again for a moment. */
export function afterTyping(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    typedAt = performance.now();
    clearTimeout(timer);
    timer = setTimeout(work, REST_MS);
  };
}
