/** Longer than between two keys of most people: what is found out between two keys would make the second one wait. */
export const REST_MS = 300;

/** A function that does the work once, when it has not been called again for a moment. */
export function afterTyping(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, REST_MS);
  };
}
