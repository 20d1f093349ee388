/** Between two keys of a fast typist; what is found out in this time would make the second key wait. */
export const REST_MS = 100;

/** A function that does the work once, when it has not been called again for a moment. */
export function afterTyping(work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return () => {
    clearTimeout(timer);
    timer = setTimeout(work, REST_MS);
  };
}
